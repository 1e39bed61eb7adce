export function facts(): Record<string, Record<string, unknown>>;
export function text(): string;
export function printed(): string;

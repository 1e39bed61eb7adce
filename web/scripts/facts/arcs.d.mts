export function facts(): Record<string, unknown>;
export function text(): string;

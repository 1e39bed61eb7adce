/** A socket to one table that heals by itself and resumes where it was. */
import type { ClientMessage, ServerMessage } from "../wire";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 8000;

export interface Listener {
  heard(message: ServerMessage): void;
  /** The connection is there, or lost. */
  changed(online: boolean): void;
  /** How many entries are known, to resume after them. */
  known(): number;
}

/** What a table talks through: a socket, or a lesson. */
export interface Link {
  /** Sends if there is a connection; says whether it did. */
  send(message: ClientMessage): boolean;
  close(): void;
}

export class Connection implements Link {
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Sends if there is a connection; says whether it did. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#rest();
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.send({ type: "hello", since: this.listener.known() });
      this.listener.changed(true);
      this.#ping = setInterval(() => this.#ask(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#deadline);
      this.listener.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #ask(): void {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#rest();
    this.listener.changed(false);
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #rest(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
    clearTimeout(this.#retry);
  }

  /** The network or the reader is back: do not wait any longer. */
  #now = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    this.#rest();
    this.#pause = FIRST_PAUSE;
    this.#open();
  };
}

export function tableSocket(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/ws`;
}

/** A socket to one table that heals by itself and resumes where it was. */
import type { ClientMessage, ServerMessage } from "../wire";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** While somebody looks, the server is asked so often whether it is still there; silence is noticed after `DOUBT`. */
const PING_EVERY = 1500;
const DOUBT = 1200;
/** After so long a silence the socket is given up. */
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
  readonly isOpen: boolean;
  close(): void;
}

export class Connection implements Link {
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #closed = false;
  #online = true;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Is there a socket to send by, whether or not anything comes back? */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends if there is a connection; says whether it did. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#now);
    this.#rest();
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#pause = FIRST_PAUSE;
      this.send({ type: "hello", since: this.listener.known() });
      this.#online = true;
      this.listener.changed(true);
      this.#ping = setInterval(() => this.#ask(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#calm();
      this.#says(true);
      this.listener.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Asks whether the server is there, unless an answer is still waited for. */
  #ask(): void {
    if (document.hidden || this.#deadline !== undefined || !this.send({ type: "ping" })) return;
    this.#doubt = setTimeout(() => this.#says(false), DOUBT);
    this.#deadline = setTimeout(() => this.#socket && this.#lost(this.#socket), PATIENCE);
  }

  #says(online: boolean): void {
    if (online === this.#online) return;
    this.#online = online;
    this.listener.changed(online);
  }

  /** A socket that is closed, or of which nothing is heard any more: what it says later does not count. */
  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    socket.close();
    this.#rest();
    this.#says(false);
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #calm(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  #rest(): void {
    this.#calm();
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
  }

  /** The network or the reader is back: do not wait any longer. */
  #now = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket && this.#socket.readyState !== WebSocket.CLOSED) return;
    this.#rest();
    this.#pause = FIRST_PAUSE;
    this.#open();
  };

  /** The browser knows that there is no network. */
  #gone = (): void => {
    if (this.#socket) this.#lost(this.#socket);
  };
}

export function tableSocket(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/ws`;
}

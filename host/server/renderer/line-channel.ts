import type { Duplex } from 'node:stream';

export interface ChannelLimits {
  /** the longest message that is taken, and the most that waits to be read by the other side; bytes */
  most: number;
  /** so much is taken in a second; bytes */
  perSecond: number;
}

export interface ChannelListener {
  /** hears each message as it was parsed: what it says is for the listener to look at */
  onMessage: (message: unknown) => void;
  /** the other side says what is no message, more than it may, or reads nothing; nothing more is heard of it */
  onAbuse: (reason: string) => void;
}

const END = 0x0a;
const SECOND = 1_000;
/** What a message costs whoever takes it beside its length. Bytes. */
const EACH = 200;

/**
 * Messages as lines of JSON over a pipe, both ways, with a bound on what the other side may say: Node's own channel takes in
 * whatever comes, and one process could fill another one's memory over it.
 */
export class LineChannel {
  private parts: Buffer[] = [];
  private length = 0;
  private second = 0;
  private taken = 0;
  private isOver = false;

  constructor(
    private readonly stream: Duplex,
    private readonly limits: ChannelLimits,
    private readonly listener: ChannelListener,
    private readonly now: () => number = () => performance.now(),
  ) {
    stream.on('data', (chunk: Buffer) => this.take(chunk));
    // the other side has ended: whoever holds the process hears of that
    stream.on('error', () => (this.isOver = true));
  }

  /** Sent at once as far as the pipe has room: it is heard even where this process never comes to anything else. */
  send(message: object): void {
    if (this.isOver || !this.stream.writable) return;
    this.stream.write(`${JSON.stringify(message)}\n`);
    if (this.stream.writableLength > this.limits.most) this.end('it reads nothing');
  }

  private end(reason: string): void {
    if (this.isOver) return;
    this.isOver = true;
    this.parts = [];
    this.listener.onAbuse(reason);
  }

  private take(chunk: Buffer): void {
    if (this.isOver) return;
    if (!this.hasRoomFor(chunk.length)) return this.end('it says too much');
    let from = 0;
    for (let at = chunk.indexOf(END); at >= 0 && !this.isOver; at = chunk.indexOf(END, from)) {
      this.parts.push(chunk.subarray(from, at));
      from = at + 1;
      this.read(Buffer.concat(this.parts).toString('utf8'));
      this.parts = [];
      this.length = 0;
    }
    const rest = chunk.subarray(from);
    this.length += rest.length;
    if (rest.length > 0) this.parts.push(rest);
    if (this.length > this.limits.most) this.end('it says too much');
  }

  private hasRoomFor(bytes: number): boolean {
    const second = Math.floor(this.now() / SECOND);
    if (second !== this.second) [this.second, this.taken] = [second, 0];
    this.taken += bytes;
    return this.taken <= this.limits.perSecond;
  }

  private read(line: string): void {
    if (!this.hasRoomFor(EACH)) return this.end('it says too much');
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return this.end('it says what is no message');
    }
    this.listener.onMessage(message);
  }
}

import { closeSync, existsSync, fstatSync, ftruncateSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LogLimits {
  /** bytes of one file before the next one is begun */
  largest: number;
  /** full files that are kept beside it: `.1` is the latest */
  kept: number;
}

const LIMITS: LogLimits = { largest: 10 * 1024 * 1024, kept: 4 };
const NEWLINE = 0x0a;
/** A line that is longer is written in parts. Bytes. */
const LONGEST_LINE = 1024 * 1024;

/**
 * A log of bounded size: whole lines, in a file that is set aside when it is full (docs/decisions/0026). What cannot be
 * written, as on a full disk, is dropped and counted, and one line says so when there is room again.
 */
export class LogFile {
  private fd: number | undefined;
  private size = 0;
  private dropped = 0;

  constructor(
    private readonly file: string,
    private readonly limits: LogLimits = LIMITS,
  ) {}

  /** Appends whole lines, each with its newline. Never throws. */
  append(lines: Buffer): void {
    const count = lines.reduce((sum, byte) => sum + Number(byte === NEWLINE), 0);
    if (!this.tryAppend(Buffer.concat([this.notice(), lines]))) this.dropped += count;
    else this.dropped = 0;
  }

  /** Takes what a process writes, in whatever pieces it comes. Call the answer at its end. */
  follow(stream: NodeJS.ReadableStream): () => void {
    let rest = Buffer.alloc(0);
    stream.on('error', () => undefined); // its process has gone
    stream.on('data', (chunk: Buffer) => {
      const all = Buffer.concat([rest, chunk]);
      const end = all.length > LONGEST_LINE ? all.length : all.lastIndexOf(NEWLINE) + 1;
      rest = all.subarray(end);
      if (end > 0) this.append(all.subarray(0, end));
    });
    return () => {
      if (rest.length > 0) this.append(Buffer.concat([rest, Buffer.from('\n')]));
      rest = Buffer.alloc(0);
    };
  }

  private notice(): Buffer {
    if (this.dropped === 0) return Buffer.alloc(0);
    const msg = 'log lines were dropped: there was no room for them';
    const line = { level: 40, time: Date.now(), name: 'supervisor', dropped: this.dropped, msg };
    return Buffer.from(`${JSON.stringify(line)}\n`);
  }

  private tryAppend(text: Buffer): boolean {
    try {
      const fd = this.opened(text.length);
      this.writeWhole(fd, text);
      this.size += text.length;
      return true;
    } catch {
      // Opened anew for the next lines: somebody may make room by removing this very file, which is gone once it is closed.
      if (this.fd !== undefined) closeSync(this.fd);
      this.fd = undefined;
      return false;
    }
  }

  /** All of it or nothing: half a line would spoil the next one. */
  private writeWhole(fd: number, text: Buffer): void {
    let written = 0;
    try {
      while (written < text.length) written += writeSync(fd, text, written);
    } catch (error) {
      if (written > 0) ftruncateSync(fd, this.size);
      throw error;
    }
  }

  private opened(coming: number): number {
    if (this.fd === undefined) return this.open();
    if (this.size === 0 || this.size + coming <= this.limits.largest) return this.fd;
    this.setAside();
    return this.open();
  }

  private open(): number {
    mkdirSync(dirname(this.file), { recursive: true });
    const fd = openSync(this.file, 'a', 0o600);
    if (this.fd !== undefined) closeSync(this.fd);
    this.fd = fd;
    this.size = fstatSync(fd).size;
    return fd;
  }

  private setAside(): void {
    // The last try may have come so far and no further, for lack of room.
    if (!existsSync(this.file)) return;
    for (let number = this.limits.kept; number > 1; number -= 1) {
      const former = `${this.file}.${number - 1}`;
      if (existsSync(former)) renameSync(former, `${this.file}.${number}`);
    }
    renameSync(this.file, `${this.file}.1`);
  }
}

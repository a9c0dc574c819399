import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time';

const FILE = 'remotes-off';
/** How often the file is looked at: folders that are mounted from elsewhere tell nobody of changes. Milliseconds. */
const LOOK_EVERY = 1_000;
/** Far more than a shop has remotes. Bytes. */
const MOST_BYTES = 16_384;

/** The names in a file of one a line; what follows a # is a remark. */
export function namesIn(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return new Set(lines.filter((line) => line !== ''));
}

export interface RemotesOffOptions {
  dataDir: string;
  /** hears of names that are not those of before, also at the start where there are some */
  onChange: (names: string[]) => void;
  /** hears, once, of a file that cannot be read: the names of before go on */
  onUnreadable: (error: unknown) => void;
}

/**
 * The remotes that whoever keeps this machine has switched off by the file `DATA_DIR/remotes-off`: it asks neither API nor
 * database, so that it works when nothing else does (docs/how-to/ship-a-remote.md, 'The switch').
 */
export class RemotesOff {
  private readonly file: string;
  private names: ReadonlySet<string> = new Set();
  private isReadable = true;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: RemotesOffOptions) {
    this.file = path.join(options.dataDir, FILE);
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** Reads the file, and again each second, until `close`. */
  async follow(): Promise<void> {
    await this.look();
    this.timer = setInterval(
      oneAtATime(() => this.look()),
      LOOK_EVERY,
    );
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Reads the file now. */
  async look(): Promise<void> {
    try {
      this.take(namesIn(await this.text()));
      this.isReadable = true;
    } catch (error) {
      if (this.isReadable) this.options.onUnreadable(error);
      this.isReadable = false;
    }
  }

  /** @throws Error where it is no file that can be read, or too large for one of names */
  private async text(): Promise<string> {
    const found = await stat(this.file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!found) return '';
    if (found.size > MOST_BYTES) throw new Error(`${this.file} has more than ${MOST_BYTES} bytes`);
    return readFile(this.file, 'utf8');
  }

  private take(names: Set<string>): void {
    const isSame = names.size === this.names.size && [...names].every((name) => this.names.has(name));
    if (isSame) return;
    this.names = names;
    this.options.onChange([...names].sort());
  }
}

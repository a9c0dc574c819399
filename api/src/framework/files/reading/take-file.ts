import type { Readable } from 'node:stream';
import { AppError } from '../../../errors/errors';
import type { FileStore } from '../../../infra/files/file-store';
import { createSink } from './sink';
import { delimiterOf, wideEncodingOf } from './text-form';
import type { Encoding, TextForm } from './text-form';

/** The first record's head is within it. */
const HEAD_CHARACTERS = 64 * 1024;

type Store = Pick<FileStore, 'writeFrom' | 'remove' | 'pathOf'>;

interface Taken extends TextForm {
  /** of the text as it is kept, in UTF-8 */
  bytes: number;
}

/** Whether parts that follow each other are UTF-8 text. */
function createUtf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const look = (part?: Buffer): void => {
    if (!isText) return;
    try {
      decoder.decode(part, { stream: part !== undefined });
    } catch {
      isText = false;
    }
  };
  return {
    look,
    end(): boolean {
      look();
      return isText;
    },
  };
}

/** @throws AppError `files.not_possible` for more bytes */
async function keepRaw(source: Readable, files: Store, name: string, most: number) {
  const sink = createSink(files, name);
  const utf8 = createUtf8Check();
  let start: Buffer = Buffer.alloc(0);
  let bytes = 0;
  for await (const part of source as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new AppError('files.not_possible.bytes', { most: Math.floor(most / 1024 / 1024) });
    if (start.length < HEAD_CHARACTERS) start = Buffer.concat([start, part]);
    utf8.look(part);
    await sink.add(part);
  }
  await sink.end();
  if (bytes === 0) throw new AppError('files.not_possible.empty');
  const encoding: Encoding = wideEncodingOf(start) ?? (utf8.end() ? 'utf-8' : 'windows-1252');
  return encoding;
}

/** Writes text of any encoding as UTF-8 without a mark at its beginning. */
async function rewrite(source: Readable, encoding: Encoding, files: Store, name: string) {
  const decoder = new TextDecoder(encoding);
  const sink = createSink(files, name);
  let head = '';
  const add = async (text: string): Promise<void> => {
    if (text.includes('\0')) throw new AppError('files.not_possible.no_text');
    if (head.length < HEAD_CHARACTERS) head += text;
    await sink.add(Buffer.from(text));
  };
  for await (const part of source as AsyncIterable<Buffer>) await add(decoder.decode(part, { stream: true }));
  await add(decoder.decode());
  return { bytes: await sink.end(), delimiter: delimiterOf(head) };
}

/**
 * Keeps a file of cells as UTF-8, whatever it was written in, in memory that does not grow with it.
 * @param open reads what was kept under a name
 * @param most bytes
 * @throws AppError `files.not_possible` for a file that is empty, too large or no text; nothing is kept then
 */
export async function takeFile(
  source: Readable,
  { files, name, most, open }: { files: Store; name: string; most: number; open: (name: string) => Readable },
): Promise<Taken> {
  const raw = `${name}-raw`;
  try {
    const encoding = await keepRaw(source, files, raw, most);
    return { encoding, ...(await rewrite(open(raw), encoding, files, name)) };
  } catch (error) {
    await files.remove(name);
    throw error;
  } finally {
    await files.remove(raw);
  }
}

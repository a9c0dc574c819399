import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { useRef, useState } from 'react';

const MOST_BYTES = 10 * 1024 * 1024;
/** A product has no more pictures. */
const MOST_AT_ONCE = 50;

export interface SentFile {
  key: number;
  name: string;
  bytes: number;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** why it failed, where the server said so */
  reason?: string;
}

/** How far files are that are on their way. */
interface UploadProgress {
  /** files that are over, sent or refused */
  done: number;
  all: number;
  /** of the bytes, 0 to 1 */
  share: number;
}

const isOver = ({ state }: SentFile): boolean => state === 'sent' || state === 'failed';
const bytesOf = (files: readonly SentFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** @returns undefined where nothing is on its way */
export function progressOf(files: readonly SentFile[]): UploadProgress | undefined {
  const over = files.filter(isOver);
  if (over.length === files.length) return undefined;
  return { done: over.length, all: files.length, share: bytesOf(over) / Math.max(bytesOf(files), 1) };
}

interface Uploading<Saved> {
  send: (file: File) => Promise<Saved>;
  /** said of a file that has more than `most` bytes */
  tooLarge: string;
  /** default: 10 MB, as pictures have */
  most?: number;
  onSent: (saved: Saved) => void;
}

/** Sends chosen files one after the other, each with its state; one that fails keeps the others from nothing. */
export function useUploads<Saved>({ send: sendFile, tooLarge, most = MOST_BYTES, onSent }: Uploading<Saved>) {
  const [files, setFiles] = useState<SentFile[]>([]);
  const count = useRef(0);
  const turn = useRef<Promise<void>>(Promise.resolve());

  const mark = (key: number, changes: Partial<SentFile>): void =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  async function send(key: number, file: File): Promise<void> {
    if (file.size > most) return mark(key, { state: 'failed', reason: tooLarge });
    mark(key, { state: 'sending' });
    try {
      const saved = await sendFile(file);
      mark(key, { state: 'sent' });
      onSent(saved);
    } catch (error) {
      mark(key, { state: 'failed', reason: (error instanceof Error && error.message) || UNEXPECTED_ERROR });
    }
  }

  return {
    files,
    add(chosen: Iterable<File>): void {
      const added = [...chosen].slice(0, MOST_AT_ONCE).map((file) => ({ file, key: (count.current += 1) }));
      const waiting = added.map(({ file: { name, size }, key }): SentFile => ({
        key,
        name,
        bytes: size,
        state: 'waiting',
      }));
      // what is over is of a choice before, unless this one comes on top of it
      setFiles((before) => [...(progressOf(before) ? before : []), ...waiting]);
      for (const { file, key } of added) turn.current = turn.current.then(() => send(key, file));
    },
  };
}

import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { ProductRecord } from '@tessera/shared/contract';
import { useRef, useState } from 'react';
import { sendPicture } from '../product.queries';

const MOST_BYTES = 10 * 1024 * 1024;
/** A product has no more. */
const MOST_AT_ONCE = 50;

export interface SentFile {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** why it failed, where the server said so */
  reason?: string;
}

/** Sends chosen files one after the other, each with its state; one that fails keeps the others from nothing. */
export function useUploads(id: string, tooLarge: string, onSent: (product: ProductRecord) => void) {
  const [files, setFiles] = useState<SentFile[]>([]);
  const count = useRef(0);
  const turn = useRef<Promise<void>>(Promise.resolve());

  const mark = (key: number, changes: Partial<SentFile>): void =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  async function send(key: number, file: File): Promise<void> {
    if (file.size > MOST_BYTES) return mark(key, { state: 'failed', reason: tooLarge });
    mark(key, { state: 'sending' });
    try {
      const product = await sendPicture(id, file);
      mark(key, { state: 'sent' });
      onSent(product);
    } catch (error) {
      mark(key, { state: 'failed', reason: (error instanceof Error && error.message) || UNEXPECTED_ERROR });
    }
  }

  return {
    files,
    add(chosen: Iterable<File>): void {
      const added = [...chosen].slice(0, MOST_AT_ONCE).map((file) => ({ file, key: (count.current += 1) }));
      const waiting = added.map(({ file, key }): SentFile => ({ key, name: file.name, state: 'waiting' }));
      setFiles((before) => [...before.filter(({ state }) => state !== 'sent'), ...waiting]);
      for (const { file, key } of added) turn.current = turn.current.then(() => send(key, file));
    },
  };
}

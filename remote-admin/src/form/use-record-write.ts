import { ApiError, api } from '@tessera/shared/client';
import { useMutation } from '@tessera/shared/vendor/query';
import { useRef } from 'react';
import { newKey } from '../controls/new-key';

/** What is sent for a record. */
interface RecordWrite {
  method?: 'post' | 'put' | 'patch';
  /** below admin/ */
  path: string;
  json: Record<string, unknown>;
}

/** How a kind of record is written to. */
export interface RecordWriting<Asked, Saved> {
  /** with the version that is on show */
  writeOf: (asked: Asked) => RecordWrite;
  /** the codes that say that somebody was faster */
  staleCodes: readonly string[];
  /** reads the record anew, so that the page shows what has changed */
  readAgain: () => Promise<unknown>;
  /** shows the record as it is after it */
  onSaved: (saved: Saved, asked: Asked) => void;
}

/**
 * Writes to the record on show, with one Idempotency-Key for as long as the same is sent again. Where somebody was faster
 * the record is read anew; the failure stays for the form.
 * @param onDone is told of the record as it is after it
 */
export function useRecordWrite<Asked, Saved>(
  { writeOf, staleCodes, readAgain, onSaved }: RecordWriting<Asked, Saved>,
  onDone?: (saved: Saved, asked: Asked) => void,
) {
  const attempt = useRef({ text: '', key: '' });

  async function send(asked: Asked): Promise<Saved> {
    const { method = 'post', path, json } = writeOf(asked);
    const text = `${path} ${JSON.stringify(json)}`;
    if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
    try {
      return await api[method]<Saved>(`admin/${path}`, { json, key: attempt.current.key });
    } catch (error) {
      if (error instanceof ApiError && staleCodes.includes(error.code)) await readAgain();
      throw error;
    }
  }

  return useMutation({
    mutationFn: send,
    onSuccess: (saved, asked) => {
      // the same again is another one
      attempt.current = { text: '', key: '' };
      onSaved(saved, asked);
      onDone?.(saved, asked);
    },
  });
}

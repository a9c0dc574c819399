import { useRef } from 'react';
import { newKey } from './new-key';

/** The Idempotency-Key of what is sent: the same try keeps its key until it is answered, so that it is done once. */
export function useAttempt() {
  const attempt = useRef<{ text: string; key: string }>(undefined);
  return {
    keyOf(request: object): string {
      const text = JSON.stringify(request);
      const key = attempt.current?.text === text ? attempt.current.key : newKey();
      attempt.current = { text, key };
      return key;
    },
    /** the same again is another one */
    end(): void {
      attempt.current = undefined;
    },
  };
}

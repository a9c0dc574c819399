import { useEffect, useState } from 'react';

/** Quiet time after the last key before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

/** What was typed, once it has stood still for a moment; at once when it is empty. */
export function useSettled(typed: string): string {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

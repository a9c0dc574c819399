import { useEffect, useState } from 'react';

/** A person who types pauses for longer than this when they look at what is offered. Milliseconds. */
const PAUSE = 150;

/** The value once it has stood still for a moment: not every letter is a question. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

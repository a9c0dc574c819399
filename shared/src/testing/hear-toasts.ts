import { on } from '@tessera/shared/events';

/** Hears the toasts of every test of a file. @returns what they said since the test began, as it comes */
export function hearToasts(): readonly string[] {
  const texts: string[] = [];
  let off: () => void;
  beforeEach(() => {
    texts.length = 0;
    off = on('toast', ({ text }) => texts.push(text));
  });
  afterEach(() => off());
  return texts;
}

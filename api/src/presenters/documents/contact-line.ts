interface Contact {
  name: string;
  address: string;
  email: string;
  phone: string;
}

const BETWEEN = '  ·  ';

/** What there is of these parts, as one line at the foot of a document. */
export const footLine = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(BETWEEN);

/** Whose document it is. A number is not broken at the line's end. */
export const contactLine = ({ name, address, email, phone }: Contact): string =>
  footLine([name, address.replace(/\s*\n\s*/g, ', '), email, phone.replaceAll(' ', '\u00a0')]);

/** The same in as many lines as it takes: none ends, or begins, with what stands between two parts. */
export function brokenAtParts(line: string, fits: (text: string) => boolean): string {
  const words = line.split(BETWEEN).flatMap((part) => part.split(' ').map((word, at) => ({ word, isNew: at === 0 })));
  const lines = [''];
  for (const { word, isNew } of words) {
    const last = lines.at(-1) ?? '';
    const joined = last === '' ? word : `${last}${isNew ? BETWEEN : ' '}${word}`;
    if (last === '' || fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.join('\n');
}

interface Contact {
  name: string;
  address: string;
  email: string;
  phone: string;
}

/** What there is of these parts, as one line at the foot of a document. */
export const footLine = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('  ·  ');

/** Whose document it is. A number is not broken at the line's end. */
export const contactLine = ({ name, address, email, phone }: Contact): string =>
  footLine([name, address.replace(/\s*\n\s*/g, ', '), email, phone.replaceAll(' ', '\u00a0')]);

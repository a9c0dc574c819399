/** Joins class names; leaves out what is empty. */
export const cx = (...names: (string | undefined | false)[]): string => names.filter(Boolean).join(' ');

/** The beginning of a text, without half a character at its end: a database takes none. @param most UTF-16 units */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

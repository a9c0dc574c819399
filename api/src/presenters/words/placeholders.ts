const NAMED = /\{(\w+)\}/g;

/** The names in braces of a text, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name)),
];

/** The first thing in braces that is none of `known`, and a brace that stands alone; undefined: there is none. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | undefined {
  const rest = text.replace(NAMED, (whole, name: string) => (known.includes(name) ? '' : whole));
  return /\{[^{}]*\}|[{}]/.exec(rest)?.[0];
}

/** @param values by placeholder; one without a value stays as it was written, and what is filled in is not read again */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(NAMED, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));

/** Names as they stand in a text: '{name}, {store}'. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

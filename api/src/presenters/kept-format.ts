/** More than a shop has languages. */
const MOST_LOCALES = 20;

/**
 * Formats that are made once for each locale: making one of `Intl` takes longer than everything that a mail writes with it.
 * @param make one for a locale (BCP 47)
 */
export function keptFormat<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const kept = new Map<string, Format>();
  return (locale) => {
    const known = kept.get(locale);
    if (known) return known;
    if (kept.size >= MOST_LOCALES) kept.clear();
    const format = make(locale);
    kept.set(locale, format);
    return format;
  };
}

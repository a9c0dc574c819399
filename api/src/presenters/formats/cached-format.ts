/** More than a shop has languages. */
const MOST_LOCALES = 20;

/**
 * Formats that are made once for each locale: making one of `Intl` takes longer than everything that a mail writes with it.
 * @param make one for a locale (BCP 47)
 */
export function cachedFormat<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const formats = new Map<string, Format>();
  return (locale) => {
    const known = formats.get(locale);
    if (known) return known;
    if (formats.size >= MOST_LOCALES) formats.clear();
    const format = make(locale);
    formats.set(locale, format);
    return format;
  };
}

/** Each text once, whatever its case, as it was written last, without the spaces around it. */
export const distinctTexts = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.trim().toLowerCase(), text.trim()])).values(),
];

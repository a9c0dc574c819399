/** Of one order; the API takes no more. */
export const MOST_TAGS = 20;

const plain = (tag: string): string => tag.trim().toLowerCase();

/** The tags with one more at their end; one that is there already, in whatever case, or empty changes nothing. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const isKnown = tags.some((tag) => plain(tag) === plain(typed));
  return plain(typed) === '' || isKnown || tags.length >= MOST_TAGS ? tags : [...tags, typed.trim()];
}

/** True where nothing needs to be saved. */
export const sameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** Of one order; the API takes no more. */
export const MOST_TAGS = 20;
const LONGEST_TAG = 50;

const plain = (tag: string): string => tag.trim().toLowerCase();

/** The tags with those at their end that are typed, with commas between them; each once, in whatever case. */
export const withTags = (tags: readonly string[], typed: string): readonly string[] =>
  typed.split(',').reduce<readonly string[]>((all, one) => {
    const tag = one.trim().slice(0, LONGEST_TAG);
    const isKnown = all.some((other) => plain(other) === plain(tag));
    return tag === '' || isKnown || all.length >= MOST_TAGS ? all : [...all, tag];
  }, tags);

/** True where nothing needs to be saved. */
export const sameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

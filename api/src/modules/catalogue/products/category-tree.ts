import type { CategoryRow } from './catalogue.repository';

/** Its picture in that language: what it is said to show in the first one does not stand beside a name in another one. */
function pictureIn({ image, words }: CategoryRow, language: string): CategoryRow['image'] {
  const said = image?.words?.[language]?.alt;
  const isNamed = words[language]?.name !== undefined;
  return image && (said !== undefined || isNamed) ? { ...image, alt: said ?? '' } : image;
}

/**
 * A category with its texts in that language, as far as it has them. What search engines are told in the first language does
 * not stand beside a name or text in another one.
 */
export function inLanguage(row: CategoryRow, language: string): CategoryRow {
  const words = row.words[language];
  const image = pictureIn(row, language);
  if (!words) return { ...row, image };
  const { seo_title, seo_description } = row;
  return {
    ...row,
    image,
    seo_title: words.name === undefined ? seo_title : null,
    seo_description: words.description === undefined ? seo_description : null,
    ...words,
  };
}

/** The category that a slug of any language or an id names, else the one that a former slug leads to, else undefined. */
export function findCategory(categories: readonly CategoryRow[], slug_or_id: string): CategoryRow | undefined {
  return (
    categories.find(({ slug, id }) => slug === slug_or_id || id === slug_or_id) ??
    categories.find(({ words }) => Object.values(words).some(({ slug }) => slug === slug_or_id)) ??
    categories.find(({ former_slugs }) => former_slugs.includes(slug_or_id))
  );
}

/** The ids of a category and of all below it. */
export function withDescendants(categories: readonly CategoryRow[], id: string): string[] {
  const found = new Set([id]);
  // Children may be listed before their parents: go on until a round finds nothing new.
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const category of categories) {
      if (category.parent_id !== null && found.has(category.parent_id)) found.add(category.id);
    }
  }
  return [...found];
}

/** A category with all above it, from the top down. */
export function withAncestors(categories: readonly CategoryRow[], id: string | null): CategoryRow[] {
  const path: CategoryRow[] = [];
  for (let next = id; next !== null;) {
    const category = categories.find((one) => one.id === next);
    // A circle, which only a hand in the database could make, ends here.
    if (!category || path.includes(category)) break;
    path.unshift(category);
    next = category.parent_id;
  }
  return path;
}

import type { ProductList } from '@tessera/shared/contract';
import type { Scaled } from './scaled';
import { readApi } from './shop';

export const QUERIES = 60;
const SORTS = ['newest', 'price', '-price', 'name', 'rating', 'best_selling'];
const PAGES = [1, 2, 3, 5];
const SHORTEST_TYPED = 2;

/** Some of the list, from all over it. */
export function spread<T>(list: readonly T[], most = QUERIES): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, index) => list[Math.floor(index * step)]).flatMap(
    (item) => (item === undefined ? [] : [item]),
  );
}

/** A category with two filters: values of two attributes, or one and what is in stock or on sale. */
async function filteredOf(apiUrl: string, category: string): Promise<string[]> {
  const { facets } = await readApi<ProductList>(apiUrl, `products?category=${category}`);
  const valuesOf = (code: string) => facets.attributes.find((facet) => facet.code === code)?.values ?? [];
  const materials = valuesOf('material');
  return valuesOf('colour').flatMap(({ value: colour }, at) => {
    const material = materials[at % Math.max(1, materials.length)]?.value ?? '';
    const others = [`attr.material=${material}`, 'in_stock=true', 'on_sale=true', 'attr.size=large'];
    const sort = SORTS[at % SORTS.length] ?? 'newest';
    return others.map((other) => `products?category=${category}&attr.colour=${colour}&${other}&sort=${sort}`);
  });
}

async function wordsOf(apiUrl: string): Promise<string[][]> {
  const { items } = await readApi<ProductList>(apiUrl, 'products?page_size=100');
  return items.map(({ name }) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  );
}

/** What somebody has typed of a name so far. */
function beginnings(words: readonly string[], at: number): string[] {
  const text = words.join(' ');
  const typed = SHORTEST_TYPED + (at % Math.max(1, text.length - SHORTEST_TYPED));
  return [text.slice(0, typed), (words.at(-1) ?? '').slice(0, SHORTEST_TYPED + 1)];
}

export interface CatalogueQueries {
  listing: string[];
  filtered: string[];
  search: string[];
  suggest: string[];
}

/**
 * Distinct addresses that both catalogues are asked for: categories, orders and pages; categories with two filters;
 * words and pairs of words of names; what is typed of them.
 */
export async function chooseQueries({ apiUrl }: Scaled): Promise<CatalogueQueries> {
  const { facets } = await readApi<ProductList>(apiUrl, 'products?page_size=1');
  const categories = ['', ...facets.categories.map(({ slug }) => `category=${encodeURIComponent(slug)}&`)];
  const listing = PAGES.flatMap((page) =>
    SORTS.flatMap((sort) => categories.map((category) => `products?${category}sort=${sort}&page=${page}&page_size=24`)),
  );
  const filtered: string[] = [];
  for (const { slug } of facets.categories) filtered.push(...(await filteredOf(apiUrl, encodeURIComponent(slug))));
  const names = await wordsOf(apiUrl);
  const words = names.flatMap((name) => [...name, name.slice(0, 2).join(' '), name.slice(-2).join(' ')]);
  const typed = names.flatMap(beginnings).filter((text) => text.length >= SHORTEST_TYPED);
  return {
    listing: spread(listing),
    filtered: spread(filtered),
    search: spread([...new Set(words)].map((word) => `products?search=${encodeURIComponent(word)}&page_size=24`)),
    suggest: spread([...new Set(typed)].map((text) => `products/suggest?q=${encodeURIComponent(text.trim())}`)),
  };
}

/** Product pages of a catalogue, from all over it. */
export async function chooseProducts({ apiUrl, count }: Scaled): Promise<string[]> {
  const deepest = Math.max(1, Math.floor(Math.min(count, 9_000) / 100));
  const lists = await Promise.all(
    SORTS.map((sort, at) =>
      readApi<ProductList>(
        apiUrl,
        `products?sort=${sort}&page_size=100&page=${1 + Math.floor((deepest * at) / SORTS.length)}`,
      ),
    ),
  );
  return spread([...new Set(lists.flatMap(({ items }) => items.map(({ slug }) => `products/${slug}`)))]);
}

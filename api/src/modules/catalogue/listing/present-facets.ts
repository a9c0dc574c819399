import type { FacetValue, ProductList } from '@tessera/shared/contract';
import type { Count, FacetCounts } from '../index/count-facets';
import { wordIn, type AttributeValue, type Dictionary } from '../index/dictionary';
import type { CategoryRow } from '../products/catalogue.repository';
import { inLanguage } from '../products/category-tree';

/** What a listing can be narrowed by, counted, in that language. */
export function presentFacets(
  counts: FacetCounts,
  { attributes }: Dictionary,
  categories: readonly CategoryRow[],
  language: string,
): ProductList['facets'] {
  const { by_category, ratings, in_stock, on_sale, price } = counts;
  return {
    categories: categories.flatMap((row) => {
      const { id, slug, name } = inLanguage(row, language);
      const counted = by_category.get(id);
      return counted && counted.count > 0 ? [{ slug, name, ...counted }] : [];
    }),
    attributes: counts.attributes.flatMap(({ code, values, range }) => {
      const attribute = attributes.find((one) => one.code === code);
      if (!attribute || values.length === 0) return [];
      const { name, names, kind, unit } = attribute;
      return [
        {
          code,
          name: wordIn(name, names, language),
          kind,
          values: values.map((value) => presentFacetValue(value, language)),
          ...(unit !== '' && { unit }),
          ...(range && { range }),
        },
      ];
    }),
    ratings: ratings.filter(({ count }) => count > 0),
    in_stock,
    on_sale,
    price,
  };
}

function presentFacetValue(counted: AttributeValue & Count, language: string): FacetValue {
  const { value, label, labels, colour, second_colour, count, count_is_estimate } = counted;
  const rest = { colour, ...(second_colour !== null && { second_colour }), count, count_is_estimate };
  return { value, label: wordIn(label, labels, language), ...rest };
}

import { categoriesQuery } from '@tessera/shared/query';
import { queryOptions } from '@tessera/shared/vendor/query';

/** The categories that products are put into: all but collections. */
export function shelvesQuery() {
  return queryOptions({
    ...categoriesQuery(),
    select: (categories) => categories.filter(({ is_collection }) => !is_collection),
  });
}

import type { JSX } from 'react';
import type { ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { popularQuery } from '../../../catalog/shelf.queries';
import { ProductShelf } from '../../../catalog/tiles/product-shelf';
import { nothingMessages } from '../../../messages/nothing';

export const messages = [nothingMessages];

/** Below a list that ends soon: what others choose, without the products that are in the list already. */
export default function FewFound({ found }: { found: ProductSummary[] }): JSX.Element {
  const { popular } = useMessages(nothingMessages);
  const locale = useLocale();
  const query = useQuery(popularQuery());
  const ids = new Set(found.map(({ id }) => id));
  const items = query.data?.items.filter(({ id }) => !ids.has(id));
  return <ProductShelf title={popular} query={{ ...query, data: items && { items } }} count={4} locale={locale} />;
}

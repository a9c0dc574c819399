import type { JSX } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { relatedQuery } from '../../catalog/one-product.queries';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import { RecentShelf } from '../../catalog/tiles/recent-shelf';
import { productMoreMessages } from '../../messages/product-more';
import { reviewsMessages } from '../../messages/reviews';
import { boughtTogetherQuery } from './product.queries';
import { Reviews } from './reviews/reviews';

export const messages = [productMoreMessages, reviewsMessages];

/** What stands below a product: what goes with it, what others say, what is like it, and what was looked at before. */
export default function ProductMore({ product, address }: { product: Product; address: string }): JSX.Element {
  const text = useMessages(productMoreMessages);
  const locale = useLocale();
  const together = useQuery(boughtTogetherQuery(address));
  const related = useQuery(relatedQuery(address));
  const goesWith = together.data?.items ?? [];
  const shown = new Set(goesWith.slice(0, 4).map(({ id }) => id));
  const others = related.data && { items: related.data.items.filter(({ id }) => !shown.has(id)) };
  return (
    <>
      {goesWith.length > 0 && <ProductShelf title={text.goesWith} query={together} count={4} locale={locale} />}
      <ProductShelf title={text.related} query={{ ...related, data: others }} count={4} locale={locale} />
      <Reviews product={product} address={address} />
      <RecentShelf title={text.recent} id={product.id} />
    </>
  );
}

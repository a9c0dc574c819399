import type { JSX } from 'react';
import type { Product, ProductSummary } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { relatedQuery } from '../../catalog/one-product.queries';
import { ProductShelf } from '../../catalog/tiles/product-shelf';
import RecentShelf from '../../catalog/tiles/recent-shelf';
import { productMoreMessages } from '../../messages/product-more';
import { reviewsMessages } from '../../messages/reviews';
import { boughtTogetherQuery } from './product.queries';
import { Reviews } from './reviews/reviews';

export const messages = [productMoreMessages, reviewsMessages];

/** Of what the shop finds by itself. */
const SHOWN = 4;

/** What is not among others. */
const without = (items: readonly ProductSummary[] = [], others: readonly ProductSummary[]): ProductSummary[] =>
  items.filter(({ id }) => others.every((other) => other.id !== id));

/** What stands below a product: what staff show beside it, what goes with it, what others say, what is like it, and what was looked at before. */
export default function ProductMore({ product, address }: { product: Product; address: string }): JSX.Element {
  const text = useMessages(productMoreMessages);
  const locale = useLocale();
  const together = useQuery(boughtTogetherQuery(address));
  const related = useQuery(relatedQuery(address));
  const chosen = related.data?.items.slice(0, related.data.chosen ?? 0) ?? [];
  const goesWith = without(together.data?.items, chosen);
  const others = without(related.data?.items, [...chosen, ...goesWith.slice(0, SHOWN)]);
  return (
    <>
      {chosen.length > 0 && (
        <ProductShelf
          title={text.chosen}
          query={{ ...related, data: { items: chosen } }}
          count={chosen.length}
          locale={locale}
        />
      )}
      {goesWith.length > 0 && (
        <ProductShelf
          title={text.goesWith}
          query={{ ...together, data: { items: goesWith } }}
          count={SHOWN}
          locale={locale}
        />
      )}
      <ProductShelf
        title={text.related}
        query={{ ...related, data: related.data && { items: others } }}
        count={SHOWN}
        locale={locale}
      />
      <Reviews product={product} address={address} />
      <RecentShelf title={text.recent} id={product.id} />
    </>
  );
}

import type { ProductObstacle } from '@tessera/shared/contract';
import { availableOf } from '../../../presenters/variant';
import type { ProductRow, VariantRow } from './product-record.repository';

interface Facts {
  product: Pick<ProductRow, 'status' | 'available_from' | 'available_until' | 'category_id'>;
  variants: readonly Pick<VariantRow, 'regular_price' | 'stock' | 'track_stock' | 'allow_backorder'>[];
  pictures: number;
}

type Code = ProductObstacle['code'];
type Found = readonly (readonly [code: Code, holds: boolean])[];

const those = (blocks: boolean, found: Found): ProductObstacle[] =>
  found.flatMap(([code, holds]) => (holds ? [{ code, blocks }] : []));

function ofSchedule({ status, available_from, available_until }: Facts['product'], now: Date): Found {
  return [
    ['draft', status === 'draft'],
    ['archived', status === 'archived'],
    ['not_yet', available_from !== null && available_from > now],
    ['ended', available_until !== null && available_until <= now],
  ];
}

/** Everything that is in a product's way to being bought, what keeps it out of the shop first. */
export function whyNotForSale({ product, variants, pictures }: Facts, now: Date): ProductObstacle[] {
  const has = variants.length > 0;
  const blocking: Found = [
    ...ofSchedule(product, now),
    ['no_variant', !has],
    ['no_price', has && variants.every(({ regular_price }) => regular_price === 0)],
  ];
  const lacking: Found = [
    ['sold_out', has && variants.every((variant) => availableOf(variant) === 0)],
    ['no_category', product.category_id === null],
    ['no_picture', pictures === 0],
  ];
  return [...those(true, blocking), ...those(false, lacking)];
}

import type { ProductCheck } from '@tessera/shared/contract';
import type { Publication } from '../../catalogue/for-sale.service';
import type { VariantFacts } from './product-record.repository';

interface Facts {
  publication: Publication;
  shop_is_open: boolean;
  variants: VariantFacts;
  has_category: boolean;
  has_picture: boolean;
}

type Met = readonly (readonly [code: ProductCheck['code'], is_met: boolean])[];

const those = (blocks: boolean, met: Met): ProductCheck[] => met.map(([code, is_met]) => ({ code, is_met, blocks }));

/**
 * Every condition between a product and its being bought: what keeps it out of the shop, then what makes it hard to find or
 * to buy, then whether the shop has taken it over (docs/product.md §4, 'Products'). The conditions themselves are those by which
 * the shop publishes, counts and sells.
 */
export function saleChecks({ publication, shop_is_open, variants, has_category, has_picture }: Facts): ProductCheck[] {
  const { is_active, has_begun, has_not_ended, is_published, is_listed } = publication;
  return [
    ...those(true, [
      ['active', is_active],
      ['begun', has_begun],
      ['not_ended', has_not_ended],
      ['has_variant', variants.has_variant],
      ['has_price', variants.has_price],
      ['shop_open', shop_is_open],
    ]),
    ...those(false, [
      ['in_stock', variants.in_stock],
      ['has_category', has_category],
      ['has_picture', has_picture],
    ]),
    ...those(true, [
      ['published', is_published],
      ['listed', is_listed],
    ]),
  ];
}

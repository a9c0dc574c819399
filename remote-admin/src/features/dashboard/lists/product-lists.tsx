import type { Dashboard } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { dashboardMessages } from '../../../messages/dashboard';
import { useProductPath } from '../../../product/use-product-path';
import { Ranking } from './ranking';
import styles from './ranking.module.css';

interface ProductListsProps {
  /** undefined while they are on their way */
  data: Dashboard | undefined;
  locale: string;
}

/** What sold for most in these days, and what runs out of what sells. */
export function ProductLists({ data, locale }: ProductListsProps) {
  const { top, risk } = useMessages(dashboardMessages);
  const pathOf = useProductPath();
  const count = (value: number) => value.toLocaleString(locale);
  return (
    <div className={styles.Pair}>
      <Ranking
        id="top-products"
        title={top.title}
        heads={[top.product, top.units, top.sales]}
        none={top.none}
        rows={data?.top_products.map((product) => ({
          id: product.product_id,
          to: pathOf(product),
          name: product.name,
          figures: [count(product.units), formatMoney(product.sales, data.currency, locale)],
        }))}
      />
      <Ranking
        id="stock-at-risk"
        title={risk.title}
        heads={[top.product, risk.stock, risk.sold]}
        none={risk.none}
        rows={data?.stock_at_risk.map(({ variant_id, product_id, slug, name, sku, options, stock, units_30_days }) => ({
          id: variant_id,
          to: pathOf({ product_id, slug }),
          name,
          detail: [...Object.values(options), sku].join(' · '),
          figures: [
            stock === 0 ? (
              <span key="out" className={styles.Out}>
                {risk.out}
              </span>
            ) : (
              count(stock)
            ),
            count(units_30_days),
          ],
        }))}
      />
    </div>
  );
}

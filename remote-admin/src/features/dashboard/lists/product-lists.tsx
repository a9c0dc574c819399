import type { Dashboard } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { dashboardMessages } from '../../../messages/dashboard';
import { adminPaths } from '../../../paths';
import { useMe } from '../../../rights/use-me';
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
  /** Who may not read products is led to the shop's own page of one. */
  const isInside = useMe()?.rights.includes('products.read') ?? true;
  const count = (value: number) => value.toLocaleString(locale);
  return (
    <div className={styles.Pair}>
      <Ranking
        id="top-products"
        title={top.title}
        heads={[top.product, top.units, top.sales]}
        none={top.none}
        rows={data?.top_products.map(({ product_id, slug, name, units, sales }) => ({
          id: product_id,
          to: isInside ? adminPaths.viewProduct(product_id) : paths.product(slug),
          name,
          figures: [count(units), formatMoney(sales, data.currency, locale)],
        }))}
      />
      <Ranking
        id="stock-at-risk"
        title={risk.title}
        heads={[top.product, risk.stock, risk.sold]}
        none={risk.none}
        rows={data?.stock_at_risk.map(({ variant_id, slug, name, sku, options, stock, units_30_days }) => ({
          id: variant_id,
          to: isInside ? adminPaths.inventory(sku) : paths.product(slug),
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

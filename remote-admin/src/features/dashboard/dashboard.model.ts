import type { AdminSummary } from '@tessera/shared/contract';

export interface Figure {
  label: string;
  value: string | undefined;
  note: string | undefined;
  /** set where somebody should act */
  tone?: 'warning' | 'danger';
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'of none' : `${Math.round((part / whole) * 100)}% of variants`;
}

/**
 * The figures of the dashboard in their order. Before the summary has arrived they have their labels only, so that
 * nothing moves when it does.
 */
export function figuresOf(summary: AdminSummary | undefined, locale: string): Figure[] {
  if (!summary) {
    const labels = ['Products', 'Variants', 'Categories', 'Customers', 'Low stock', 'Sold out'];
    return labels.map((label) => ({ label, value: undefined, note: undefined }));
  }
  const format = (value: number) => value.toLocaleString(locale);
  const { products, published_products, variants, low_stock_variants, sold_out_variants } = summary;
  return [
    {
      label: 'Products',
      value: format(products),
      note: `${format(published_products)} published, ${format(products - published_products)} drafts`,
    },
    { label: 'Variants', value: format(variants), note: 'of all products' },
    { label: 'Categories', value: format(summary.categories), note: 'in the shop' },
    { label: 'Customers', value: format(summary.customers), note: 'with an account' },
    {
      label: 'Low stock',
      value: format(low_stock_variants),
      note: share(low_stock_variants, variants),
      tone: low_stock_variants > 0 ? 'warning' : undefined,
    },
    {
      label: 'Sold out',
      value: format(sold_out_variants),
      note: share(sold_out_variants, variants),
      tone: sold_out_variants > 0 ? 'danger' : undefined,
    },
  ];
}

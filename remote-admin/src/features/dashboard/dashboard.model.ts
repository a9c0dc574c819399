import type { AdminSummary } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import type { Figure } from '../../figures/figure-list';
import { adminMessages } from '../../messages/admin';

function share(part: number, whole: number, locale: string): string {
  const { figures } = messagesIn(adminMessages);
  return whole === 0 ? figures.ofNone : figures.share((part / whole).toLocaleString(locale, { style: 'percent' }));
}

/**
 * The figures of the dashboard in their order. Before the summary has arrived they have their labels only, so that
 * nothing moves when it does.
 */
export function figuresOf(summary: AdminSummary | undefined, locale: string): Figure[] {
  const text = messagesIn(adminMessages).figures;
  if (!summary) {
    const labels = [text.products, text.variants, text.categories, text.customers, text.lowStock, text.soldOut];
    return labels.map((label) => ({ label, value: undefined, note: undefined }));
  }
  const format = (value: number) => value.toLocaleString(locale);
  const { products, published_products, variants, low_stock_variants, sold_out_variants } = summary;
  return [
    {
      label: text.products,
      value: format(products),
      note: text.publishedAndDrafts(format(published_products), format(products - published_products)),
    },
    { label: text.variants, value: format(variants), note: text.ofAllProducts },
    { label: text.categories, value: format(summary.categories), note: text.inTheShop },
    { label: text.customers, value: format(summary.customers), note: text.withAccount },
    {
      label: text.lowStock,
      value: format(low_stock_variants),
      note: share(low_stock_variants, variants, locale),
      tone: low_stock_variants > 0 ? 'warning' : undefined,
    },
    {
      label: text.soldOut,
      value: format(sold_out_variants),
      note: share(sold_out_variants, variants, locale),
      tone: sold_out_variants > 0 ? 'danger' : undefined,
    },
  ];
}

import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { isProduct, productQuery } from '../../catalog/one-product.queries';
import { productMessages } from '../../messages/product';
import { structuredData } from './structured-data';

function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 160 ? `${text.slice(0, 157).replace(/\s\S*$/, '')}…` : text;
}

/** What search engines and link previews are told of a product; an unknown one answers 404, one that is gone 410. */
export function meta({ queryClient, params, url, store, language }: PageContext): PageMeta {
  const text = messagesIn(productMessages);
  const product = queryClient.getQueryData(productQuery(params['product_id'] ?? '').queryKey);
  if (product === null) return { title: text.notFound, robots: 'noindex', status: 404 };
  if (!product) return { title: store.name };
  if (!isProduct(product)) return { title: text.gone, robots: 'noindex', status: 410 };
  const description = product.seo_description ?? plainText(product.description_html);
  const address = paths.product(product.slug);
  return {
    title: product.seo_title ?? product.name,
    description,
    canonical: address,
    canonicalIn: (other) => paths.product(product.slugs?.[other] ?? product.slug),
    image: paths.socialCard(product.slug, language),
    redirect: product.slug === params['product_id'] ? undefined : address,
    // Search engines read documents: a browser's build has nothing of it.
    jsonLd:
      typeof document === 'undefined' ? structuredData(product, { description, brand: store.name, url }) : undefined,
  };
}

import type { PageContext, PageMeta } from '@tessera/shared/composition';
import type { Product, Variant } from '@tessera/shared/contract';
import { priceCharged } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { productQuery } from '../../catalog/catalog.queries';

type JsonLd = Record<string, unknown>;

/** Writes amounts as schema.org wants them: major units with the currency's own number of decimals. */
function majorUnits(currency: string): (minor: number) => string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return (minor) => (minor / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits);
}

function offer(product: Product, variant: Variant, address: string, amount: (minor: number) => string): JsonLd {
  return {
    '@type': 'Offer',
    sku: variant.sku,
    url: `${address}?variant=${encodeURIComponent(variant.id)}`,
    price: amount(priceCharged(variant)),
    priceCurrency: product.currency,
    availability: `https://schema.org/${variant.stock_state === 'out' ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function productData(product: Product, description: string, brand: string, url: URL): JsonLd {
  const address = new URL(paths.product(product.slug), url).href;
  const amount = majorUnits(product.currency);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description,
    sku: product.variants[0]?.sku,
    category: product.category?.name,
    brand: { '@type': 'Brand', name: brand },
    image: product.images.map(({ src }) => new URL(src, url).href),
    offers: product.variants.map((variant) => offer(product, variant, address, amount)),
    ...(product.rating_average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating_average.toFixed(1),
        reviewCount: product.rating_count,
      },
    }),
  };
}

/** Where the product stands, from the outermost place in. */
export function productTrail({ name, category }: Product): { label: string; to?: string }[] {
  return [
    { label: 'Home', to: paths.home() },
    ...(category ? [{ label: category.name, to: paths.category(category.slug) }] : []),
    { label: name },
  ];
}

function breadcrumbData(product: Product, url: URL): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: productTrail(product).map(({ label, to = paths.product(product.slug) }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(to, url).href,
    })),
  };
}

function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 160 ? `${text.slice(0, 157).replace(/\s\S*$/, '')}…` : text;
}

/** What search engines and link previews are told of a product; an unknown one answers 404. */
export function meta({ queryClient, params, url, store }: PageContext): PageMeta {
  const product = queryClient.getQueryData(productQuery(params['product_id'] ?? '').queryKey);
  if (product === null) return { title: 'Product not found', robots: 'noindex', status: 404 };
  if (!product) return { title: store.name };
  const description = product.seo_description ?? plainText(product.description_html);
  return {
    title: product.seo_title ?? product.name,
    description,
    canonical: paths.product(product.slug),
    image: product.images[0]?.src,
    jsonLd: [productData(product, description, store.name, url), breadcrumbData(product, url)],
  };
}

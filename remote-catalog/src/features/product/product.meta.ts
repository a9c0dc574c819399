import type { PageContext, PageMeta } from '@tessera/shared/composition';
import type { Product, Variant } from '@tessera/shared/contract';
import { currentLanguage, messagesIn, pathIn } from '@tessera/shared/i18n';
import { priceCharged } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { breadcrumbData } from '../../catalog/breadcrumb-data';
import { isProduct, productQuery } from '../../catalog/one-product.queries';
import { catalogMessages } from '../../messages/catalog';
import { productMessages } from '../../messages/product';

type JsonLd = Record<string, unknown>;

/** Writes amounts as schema.org wants them: major units with the currency's own number of decimals. */
function majorUnits(currency: string): (minor: number) => string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return (minor) => (minor / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits);
}

const AVAILABILITY = { out: 'OutOfStock', backorder: 'BackOrder', low: 'InStock', in_stock: 'InStock' };

/** Whether it can be had, and from which day on where that is promised. */
function availability({ stock_state, backorder }: Variant): JsonLd {
  const day = stock_state === 'backorder' && backorder?.expected;
  return {
    availability: `https://schema.org/${AVAILABILITY[stock_state]}`,
    ...(day && { availabilityStarts: day }),
  };
}

function offer(product: Product, variant: Variant, address: string, amount: (minor: number) => string): JsonLd {
  return {
    '@type': 'Offer',
    sku: variant.sku,
    url: `${address}?variant=${encodeURIComponent(variant.id)}`,
    price: amount(priceCharged(variant)),
    priceCurrency: product.currency,
    ...availability(variant),
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function productData(product: Product, description: string, brand: string, url: URL): JsonLd {
  const address = new URL(pathIn(currentLanguage(), paths.product(product.slug)), url).href;
  const amount = majorUnits(product.currency);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description,
    sku: product.variants[0]?.sku,
    category: product.category?.name,
    brand: { '@type': 'Brand', name: brand },
    // a country's name may be its code (schema.org/addressCountry)
    ...(product.origin_country && { countryOfOrigin: { '@type': 'Country', name: product.origin_country } }),
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

/** Its video, where everything is known that search engines ask for (schema.org/VideoObject); else nothing. */
function videoData({ video }: Product, description: string, url: URL): JsonLd[] {
  if (!video?.poster) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: video.label,
      description,
      thumbnailUrl: new URL(video.poster.src, url).href,
      uploadDate: video.uploaded_at,
      contentUrl: new URL(video.src, url).href,
    },
  ];
}

/** Where the product stands, from the outermost place in. */
export function productTrail({ name, breadcrumbs }: Product): { label: string; to?: string }[] {
  return [
    { label: messagesIn(catalogMessages).home, to: paths.home() },
    ...breadcrumbs.map((category) => ({ label: category.name, to: paths.category(category.slug) })),
    { label: name },
  ];
}

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
  const trail = productTrail(product).map(({ label, to = address }) => ({ label, to }));
  return {
    title: product.seo_title ?? product.name,
    description,
    canonical: address,
    canonicalIn: (other) => paths.product(product.slugs?.[other] ?? product.slug),
    image: paths.socialCard(product.slug, language),
    redirect: product.slug === params['product_id'] ? undefined : address,
    jsonLd: [
      productData(product, description, store.name, url),
      breadcrumbData(trail, url),
      ...videoData(product, description, url),
    ],
  };
}

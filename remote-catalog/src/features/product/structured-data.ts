import type { Product, Variant } from '@tessera/shared/contract';
import { currentLanguage, pathIn } from '@tessera/shared/i18n';
import { priceCharged } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { breadcrumbData } from '../../catalog/breadcrumb-data';
import { productTrail } from './product-trail';

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

/**
 * What search engines are told of a product, by schema.org: itself with its offers, where it stands, and its video.
 * @param of.url any address of the shop
 */
export function structuredData(
  product: Product,
  { description, brand, url }: { description: string; brand: string; url: URL },
): JsonLd[] {
  const address = paths.product(product.slug);
  const trail = productTrail(product).map(({ label, to = address }) => ({ label, to }));
  return [
    productData(product, description, brand, url),
    breadcrumbData(trail, url),
    ...videoData(product, description, url),
  ];
}

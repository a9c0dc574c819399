import { countryName } from '@tessera/shared/addresses';
import type { Category } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { momentOf } from '@tessera/shared/dates';
import { categoriesQuery, useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { PlainTable } from '../../../controls/plain-table';
import { productMessages } from '../../../messages/product/product';
import { variantDetailsMessages } from '../../../messages/product/variant-details';
import { versionMessages } from '../../../messages/product/versions';
import { videoMessages } from '../../../messages/product/video';
import type { Difference } from './compare.model';
import versions from '../../../versions/versions.module.css';
import styles from './versions.module.css';

/** More rows than that nobody reads. */
const MOST_SHOWN = 60;

interface CompareTableProps {
  label: string;
  differences: readonly Difference[];
  currency: string;
}

/** What was beside what is, a row for each thing that differs. */
export function CompareTable({ label, differences, currency }: CompareTableProps) {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const words = useMessages(versionMessages);
  const videoWords = useMessages(videoMessages);
  const names: Partial<Record<string, string>> = {
    ...text.fields,
    ...text.columns,
    ...useMessages(variantDetailsMessages),
    options: text.optionsName,
    pictures: text.cards.pictures,
    video: videoWords.title,
  };

  const nameOf = ({ field, of }: Difference): string => [of, names[field] ?? field].filter(Boolean).join(' · ');

  const sayOf: Partial<Record<string, (value: unknown) => string>> = {
    pictures: (value) => words.pictureCount(Number(value), Number(value).toLocaleString(locale)),
    video: (value) => (listed(value, '') === words.nothing ? videoWords.title : listed(value, '')),
    related: (value) => {
      const count = Array.isArray(value) ? value.length : 0;
      return words.goodsCount(count, count.toLocaleString(locale));
    },
    category_id: (value) => categoryName(categories, String(value)),
    origin_country: (value) => countryName(String(value), locale),
    regular_price: (value) => formatMoney(Number(value), currency, locale),
    cost: (value) => formatMoney(Number(value), currency, locale),
    sale_price: (value) => (value === 0 ? words.nothing : formatMoney(Number(value), currency, locale)),
    sale_starts_at: (value) => momentOf(String(value), locale),
    sale_ends_at: (value) => momentOf(String(value), locale),
    gift_card: (value) => (value ? words.yes : words.no),
    track_stock: (value) => (value ? words.yes : words.no),
    allow_backorder: (value) => (value ? words.yes : words.no),
    backorder_notes: (value) => Object.values(value ?? {}).join(', ') || words.nothing,
    tags: (value) => listed(value, ', '),
  };
  const listed = (value: unknown, between: string): string =>
    Array.isArray(value) ? value.join(between) || words.nothing : String(value);

  function say({ field }: Difference, value: unknown): string {
    if (value === undefined) return words.gone;
    if (value === null || value === '') return words.nothing;
    return sayOf[field]?.(value) ?? listed(value, '\n');
  }

  const shown = differences.slice(0, MOST_SHOWN);
  const more = differences.length - shown.length;
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that */}
      <div className={versions.Frame} tabIndex={0} role="region" aria-label={label}>
        <PlainTable
          classNames={{ cell: styles.Cell }}
          heads={[words.field, words.then, words.now]}
          rows={shown.map((difference) => {
            const name = nameOf(difference);
            const { then, now } = difference;
            return { key: name, cells: [name, say(difference, then), say(difference, now)] };
          })}
        />
      </div>
      {more > 0 && <p className={versions.Quiet}>{words.more(more.toLocaleString(locale))}</p>}
    </>
  );
}

const categoryName = (categories: readonly Pick<Category, 'id' | 'name'>[], id: string): string =>
  categories.find((category) => category.id === id)?.name ?? id;

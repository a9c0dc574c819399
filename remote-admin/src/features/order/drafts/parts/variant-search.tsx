import type { DraftVariant } from '@tessera/shared/contract';
import { optionsText } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { SearchBox } from '../../../../list/search-box';
import { draftsMessages } from '../../../../messages/drafts';
import { variantsQuery } from '../draft.queries';
import styles from './drafts.module.css';

/** What can be ordered, found while typing, with price and stock as they are now; a press adds one piece. */
export function VariantSearch({ onAdd }: { onAdd: (variant: DraftVariant) => void }) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const { data } = useQuery(variantsQuery(search));
  const found = search === '' ? undefined : data?.items;
  const stockOf = ({ published, available }: DraftVariant): string => {
    if (!published) return text.unpublished;
    return available > 0 ? text.inStock(available.toLocaleString(locale)) : text.soldOut;
  };
  return (
    <div className={styles.Finder}>
      <SearchBox label={text.findItem} search={search} onSearch={setSearch} />
      <div role="status">{found?.length === 0 && <p className={styles.Quiet}>{text.noItem}</p>}</div>
      {data && found && found.length > 0 && (
        <ul className={styles.Found} aria-label={text.results}>
          {found.map((variant) => (
            <li key={variant.variant_id}>
              <button
                type="button"
                className={styles.Hit}
                disabled={variant.available === 0}
                onClick={() => onAdd(variant)}
              >
                <span className={styles.Strong}>
                  {[variant.name, optionsText(variant.options)].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.Quiet}>{`${variant.sku} · ${stockOf(variant)}`}</span>
                <span className={styles.Figure}>{formatMoney(variant.price, data.currency, locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

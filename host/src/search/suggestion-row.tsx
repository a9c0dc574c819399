import type { JSX } from 'react';
import { ComboboxOption } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney, priceCharged } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Icon, Picture } from '@tessera/shared/ui';
import styles from './suggestions.module.css';
import { suggestionsMessages } from './suggestions-messages';
import type { Choice } from './suggestions.model';

export interface SuggestionRowProps {
  id: string;
  choice: Choice;
  /** the arrow keys have come here; the focus stays in the box */
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One suggestion. */
export function SuggestionRow({ id, choice, active, onPoint, onChoose }: SuggestionRowProps): JSX.Element {
  const words = useMessages(suggestionsMessages);
  const locale = useLocale();
  const { kind, label, product } = choice;
  const price = product && formatMoney(priceCharged(product), product.currency, locale);
  return (
    <ComboboxOption id={id} className={styles.Row} active={active} onPoint={onPoint} onChoose={onChoose}>
      {product?.image ? (
        <Picture image={product.image} alt="" sizes="40px" className={styles.Picture} />
      ) : (
        <Icon name={kind === 'category' || product ? 'chevron-right' : 'search'} size={18} className={styles.Sign} />
      )}
      <span className={styles.Label}>{kind === 'all' ? words.all(label) : label}</span>
      {price && <span className={styles.Price}>{product.price_varies ? words.from(price) : price}</span>}
    </ComboboxOption>
  );
}

import { useEffect, useRef, type JSX, type MouseEvent } from 'react';
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

/** The press must not take the focus out of the box. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** One suggestion. */
export function SuggestionRow({ id, choice, active, onPoint, onChoose }: SuggestionRowProps): JSX.Element {
  const words = useMessages(suggestionsMessages);
  const locale = useLocale();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const { kind, label, product } = choice;
  const price = product && formatMoney(priceCharged(product), product.currency, locale);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the box's (ARIA APG, combobox)
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className={styles.Row}
      onPointerMove={onPoint}
      onMouseDown={keepFocus}
      onClick={onChoose}
    >
      {product?.image ? (
        <Picture image={product.image} alt="" sizes="40px" className={styles.Picture} />
      ) : (
        <Icon name={kind === 'category' || product ? 'chevron-right' : 'search'} size={18} className={styles.Sign} />
      )}
      <span className={styles.Label}>{kind === 'all' ? words.all(label) : label}</span>
      {price && <span className={styles.Price}>{product.price_varies ? words.from(price) : price}</span>}
    </div>
  );
}

import type { JSX } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { productMessages } from '../../../messages/product';
import styles from './buy-form.module.css';

const AS_DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** When it would be there, ordered now. */
export function Arrival({ delivery }: Pick<Product, 'delivery'>): JSX.Element | null {
  const text = useMessages(productMessages);
  const locale = useLocale();
  if (!delivery) return null;
  const [first, last] = [delivery.earliest_on, delivery.latest_on].map((day) => new Date(`${day}T00:00:00Z`));
  return (
    <p className={styles.Arrival}>
      {text.arrives} {/* server and browser may put different spaces between two days */}
      <span suppressHydrationWarning>
        {first && last && new Intl.DateTimeFormat(locale, AS_DAY).formatRange(first, last)}
      </span>
    </p>
  );
}

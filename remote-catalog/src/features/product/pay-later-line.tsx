import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { productMessages } from '../../messages/product';
import styles from './product-page.module.css';
import { plansQuery, termsQuery } from './product.queries';

/** What a price comes to in parts; nothing where the shop offers no parts for it. */
export function PayLaterLine({ amount, currency }: { amount: number; currency: string }): JSX.Element | null {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const { data, isLoading } = useQuery({ ...plansQuery(amount), enabled: amount > 0 });
  const { data: terms } = useQuery(termsQuery());
  const parts = data?.plans.find((plan) => plan.parts.length > 1)?.parts;
  // where the shop offers it, its line is kept while it is asked for: of most prices there are parts
  const isOffered = terms?.payment_methods.includes('pay-later');
  if (!parts) return isLoading && isOffered ? <p className={styles.Instalments}>{'\u00a0'}</p> : null;
  const largest = Math.max(...parts.map((part) => part.amount));
  return (
    <p className={styles.Instalments}>{text.orInstalments(parts.length, formatMoney(largest, currency, locale))}</p>
  );
}

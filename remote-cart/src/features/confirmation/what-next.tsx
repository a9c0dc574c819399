import { arrivalOfOrdered } from '@tessera/shared/components';
import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatDate, formatDays } from '@tessera/shared/dates';
import { moneyFormat } from '@tessera/shared/money';
import { BY_MAIL } from '../../frame/by-mail';
import { useLocale } from '../../frame/page-locale';
import { confirmationMessages } from '../../messages/confirmation';
import styles from '../../frame/order-page.module.css';

/** When goods are packed, and when they arrive. */
function Parcel({ days, isTransfer }: { days: string | undefined; isTransfer: boolean }) {
  const text = useMessages(confirmationMessages);
  return (
    <>
      <li>{isTransfer ? text.packedOncePaid : text.packed}</li>
      {/* the days begin once the money is there */}
      {!isTransfer && days !== undefined && <li>{text.arrival(days)}</li>}
    </>
  );
}

/** What happens from here on and when, once nothing is left to do at once. */
export function WhatNext({ order }: { order: Order }) {
  const { email, delivery, payment, held_until, pay_later, currency, items } = order;
  const text = useMessages(confirmationMessages);
  const locale = useLocale();
  const money = moneyFormat(currency, locale);
  const days = arrivalOfOrdered(formatDays(delivery.earliest_on, delivery.latest_on, locale), items);
  const isTransfer = payment.action?.kind === 'transfer';
  const isCash = payment.method === 'cash-on-delivery';
  const due = pay_later?.instalments.find(({ state }) => state !== 'paid');
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className={styles.Subtitle}>
        {text.next}
      </h2>
      <ol className={styles.Next}>
        <li>{text.mail(email)}</li>
        {isTransfer && held_until && <li>{text.transferBy(formatDate(held_until.slice(0, 10), locale))}</li>}
        {delivery.code === BY_MAIL ? <li>{text.mailed}</li> : <Parcel days={days} isTransfer={isTransfer} />}
        {isCash && <li>{text.cashReady(money(payment.amount))}</li>}
        {due && <li>{text.nextPart(money(due.amount - due.paid), formatDate(due.due_on, locale))}</li>}
        <li>{delivery.code === BY_MAIL ? text.followCards : text.changeMind}</li>
      </ol>
    </section>
  );
}

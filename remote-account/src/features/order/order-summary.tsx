import { addressLines } from '@tessera/shared/addresses';
import type { AddressFields, Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { TotalsList } from '@tessera/shared/components';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import type { ReactNode } from 'react';
import { Section } from '../../frame/section/section';
import { isMailed } from '../../orders/mailed';
import { ordersMessages } from '../../messages/orders';
import styles from './order.module.css';

/** What it came to, where it goes and how it is paid. */
export function OrderSummary({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const locale = useLocale();
  const { method, card } = order.payment;
  return (
    <Section title={text.totalsTitle}>
      <TotalsList
        totals={order.totals}
        currency={order.currency}
        locale={locale}
        coupon={order.coupon_code}
        refunded={order.totals.refunded}
        text={text}
      />
      <Fact title={text.paymentTitle}>
        <p>
          {card && !order.pay_later ? text.cardEnding(card.brand_name ?? card.brand, card.last4) : text.methods[method]}
          <span className={styles.Quiet}> · {text.payments[order.payment_status]}</span>
        </p>
        {order.payment_status === 'partially_paid' && (
          <p>{text.stillOwed(formatMoney(order.owed, order.currency, locale))}</p>
        )}
      </Fact>
      <Whereto order={order} />
      {order.note && (
        <Fact title={text.noteTitle}>
          <p className={styles.Note}>{order.note}</p>
        </Fact>
      )}
    </Section>
  );
}

/** Where it goes, and where its bill goes; gift cards alone go to no address. */
function Whereto({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const { shipping_address, billing_address, delivery } = order;
  const mailed = isMailed(order);
  const billed = mailed ? shipping_address : billing_address;
  return (
    <>
      <Fact title={mailed ? text.delivery : text.deliverTo}>
        {!mailed && <AddressText address={shipping_address} />}
        <p className={styles.Quiet}>{delivery.name}</p>
      </Fact>
      <Fact title={text.billTo}>{billed ? <AddressText address={billed} /> : <p>{text.sameAddress}</p>}</Fact>
    </>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.Fact}>
      <h3 className={styles.FactTitle}>{title}</h3>
      {children}
    </div>
  );
}

function AddressText({ address }: { address: AddressFields }) {
  const locale = useLocale();
  return (
    <address className={styles.Address}>
      {addressLines(address, locale).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}

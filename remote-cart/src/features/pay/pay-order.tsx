import type { OrderToPay } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { Alert, PageHeader } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { OrderedGoods } from '../../frame/ordered-goods';
import styles from '../../frame/order-page.module.css';
import { useLocale } from '../../frame/page-locale';
import { payMessages } from '../../messages/pay';
import { CodeForm } from '../../payment/code-form';
import { PayForm } from './pay-form';
import { PayStripe } from './pay-stripe';
import { isWaiting, useConfirmByLink } from './pay.queries';

interface PayOrderProps {
  order: OrderToPay;
  token: string;
  /** Stripe has the payment, and its message to the shop may take a while */
  isSent: boolean;
  onSent: () => void;
}

interface TaskProps extends PayOrderProps {
  /** @param isLate another payment was first */
  onTried: (isLate: boolean) => void;
}

type CodeProps = Pick<TaskProps, 'token' | 'onTried'> & { id: string };

const Code = ({ token, id, onTried }: CodeProps) => <CodeForm confirm={useConfirmByLink(token, id, onTried)} />;

/** What is to be done about the payment now. */
function Task({ order, token, isSent, onSent, onTried }: TaskProps) {
  const text = useMessages(payMessages);
  const money = moneyFormat(order.currency, useLocale());
  const { payment } = order;
  if (isSent || isWaiting(order)) return <Alert>{text.waiting}</Alert>;
  if (payment?.action?.kind === 'confirm') return <Code token={token} id={payment.id} onTried={onTried} />;
  if (payment?.action?.kind === 'stripe') {
    return <PayStripe action={payment.action} amount={money(payment.amount)} onSent={onSent} />;
  }
  return <PayForm order={order} token={token} onTried={onTried} />;
}

function useWords({ state, number, owed, currency, payment }: OrderToPay, isLate: boolean) {
  const text = useMessages(payMessages);
  const money = moneyFormat(currency, useLocale());
  if (state === 'paid' && payment && isLate) return { title: text.lateTitle, intro: text.lateIntro(number) };
  // Not by a card: whoever was about to give theirs hears that it was not charged.
  const paidIntro = payment ? text.paidIntro : text.paidOtherwise;
  if (state === 'paid') return { title: text.paidTitle, intro: paidIntro(number) };
  if (state === 'closed') return { title: text.closedTitle, intro: text.closedIntro(number) };
  return { title: text.title(number), intro: text.intro(money(owed)) };
}

/** The order of a link: what it is, what it comes to, and paying it. */
export function PayOrder(props: PayOrderProps) {
  const { order } = props;
  const text = useMessages(payMessages);
  const locale = useLocale();
  const [isLate, setLate] = useState(false);
  const { title, intro } = useWords(order, isLate);
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(order.state);
  useEffect(() => {
    // Whoever has paid hears of it, and is not left on a button that is gone.
    if (before.current !== order.state) head.current?.focus();
    before.current = order.state;
  }, [order.state]);
  return (
    <>
      <div ref={head} tabIndex={-1}>
        <PageHeader title={title} intro={intro} />
      </div>
      <div className={styles.Columns}>
        {order.state === 'open' && (
          <div className={styles.Task} aria-live="polite">
            <Task {...props} onTried={setLate} />
            <p className={styles.Small}>{text.until(formatDate(order.expires_at.slice(0, 10), locale))}</p>
          </div>
        )}
        <section className={styles.Order} aria-labelledby="order-to-pay">
          <h2 id="order-to-pay" className={styles.Subtitle}>
            {text.items}
          </h2>
          <OrderedGoods
            items={order.items.map((item) => ({ ...item, amount: item.total }))}
            totals={order.totals}
            currency={order.currency}
            coupon={null}
          />
        </section>
      </div>
    </>
  );
}

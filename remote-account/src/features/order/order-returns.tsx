import type { Order, Return } from '@tessera/shared/contract';
import { optionsText } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { Badge, Picture, type BadgeProps } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import type { Ref } from 'react';
import { Section } from '../../frame/section/section';
import ruled from '../../frame/section/ruled.module.css';
import { ordersMessages } from '../../messages/orders';
import styles from './order.module.css';

const TONES: Record<Return['state'], NonNullable<BadgeProps['tone']>> = {
  requested: 'warning',
  approved: 'accent',
  refused: 'danger',
  received: 'accent',
  refunded: 'success',
  exchanged: 'success',
};

interface OrderReturnsProps {
  order: Order;
  /** takes the focus when the form has ended */
  titleRef: Ref<HTMLHeadingElement>;
}

/** What the shopper has asked to give back, and how that stands. */
export function OrderReturns({ order, titleRef }: OrderReturnsProps) {
  const text = useMessages(ordersMessages);
  if (order.returns.length === 0) return null;
  return (
    <Section title={text.returnsTitle} titleRef={titleRef}>
      <ul className={ruled.List}>
        {order.returns.map((one) => (
          <li key={one.id} className={ruled.Row}>
            <OneReturn one={one} order={order} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OneReturn({ one, order }: { one: Return; order: Order }) {
  const text = useMessages(ordersMessages);
  const money = moneyFormat(order.currency, useLocale());
  const sendTo = useQuery(storeQuery()).data;
  const itemOf = (id: string) => order.items.find((item) => item.id === id);
  return (
    <div className={styles.Return}>
      <div className={styles.ReturnHead}>
        <h3 className={styles.ReturnTitle}>{text.returnTitle(one.number)}</h3>
        <Badge tone={TONES[one.state]}>{text.returnStates[one.state]}</Badge>
      </div>
      <p>{text.returnSteps[one.state]}</p>
      {one.state === 'approved' && sendTo?.contact.address && (
        <p>
          <span className={styles.Quiet}>{text.sendTo}: </span>
          {sendTo.name}, {sendTo.contact.address}
        </p>
      )}
      {one.refund_amount !== null && <p className={styles.Strong}>{text.refundOf(money(one.refund_amount))}</p>}
      {one.replacement_order !== null && (
        <p>
          {text.replacement} <Link to={paths.order(one.replacement_order)}>{one.replacement_order}</Link>
        </p>
      )}
      {one.message && (
        <p className={styles.Note}>
          <span className={styles.Quiet}>{text.returnMessage}: </span>
          {one.message}
        </p>
      )}
      <ul className={styles.ReturnItems}>
        {one.items.map(({ order_item_id, quantity, quantity_received, reason }) => (
          <li key={order_item_id}>
            {quantity} × {itemOf(order_item_id)?.name}{' '}
            <span className={styles.Quiet}>
              {[
                optionsText(itemOf(order_item_id)?.options ?? {}),
                text.reasons[reason],
                one.received_at && quantity_received < quantity && text.arrivedOf(quantity_received, quantity),
              ].map((fact) => fact && ` · ${fact}`)}
            </span>
          </li>
        ))}
      </ul>
      {one.comment && (
        <p className={styles.Note}>
          <span className={styles.Quiet}>{text.yourWords}: </span>
          {one.comment}
        </p>
      )}
      {one.pictures.length > 0 && (
        <ul className={styles.Pictures} aria-label={text.yourPictures}>
          {one.pictures.map((picture, index) => (
            <li key={picture.src} className={styles.Picture}>
              <Picture image={picture} sizes="80px" alt={text.pictureOf(index + 1)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { TotalsList } from '@tessera/shared/components';
import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { useState } from 'react';
import { draftsMessages } from '../../../../messages/drafts';
import { orderMessages } from '../../../../messages/order';
import { Card } from '../../../../page/card';
import rows from '../../parts/rows.module.css';
import { useDraftWrite } from '../use-draft-write';
import styles from './drafts.module.css';

interface DraftMoneyProps {
  draft: OrderDraft;
  onOpen: (dialog: 'discount' | 'delivery') => void;
}

/** How it is delivered: as is offered for this address, or at a price that was agreed on. */
function Delivery({ draft, onOpen }: DraftMoneyProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const write = useDraftWrite(draft.id);
  const { shipping_address, delivery_offers, delivery_method, agreed_delivery, currency } = draft;
  const money = (amount: number) => (amount > 0 ? formatMoney(amount, currency, locale) : text.free);
  // Shown as chosen at once; what is saved decides when it has been.
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? (agreed_delivery ? undefined : delivery_method);
  function choose(code: string): void {
    setPicked(code);
    write.mutate({ delivery_method: code, agreed_delivery: null }, { onSettled: () => setPicked(undefined) });
  }
  if (!shipping_address) return <p className={styles.Quiet}>{text.deliveryFirst}</p>;
  return (
    <fieldset className={styles.Group}>
      <legend className={styles.Legend}>{text.delivery}</legend>
      {delivery_offers.length === 0 && !agreed_delivery && <p className={styles.Quiet}>{text.noDelivery}</p>}
      {delivery_offers.map(({ code, name, price }) => (
        <label key={code} className={styles.Choice}>
          <input type="radio" name="delivery" checked={code === chosen} onChange={() => choose(code)} />
          <span>{name}</span>
          <span className={styles.End}>{money(price)}</span>
        </label>
      ))}
      {agreed_delivery && (
        <label className={styles.Choice}>
          <input type="radio" name="delivery" checked={picked === undefined} readOnly />
          <span>{`${agreed_delivery.name} (${text.agreed})`}</span>
          <span className={styles.End}>{money(agreed_delivery.price)}</span>
        </label>
      )}
      <div>
        <button type="button" className={rows.Bare} onClick={() => onOpen('delivery')}>
          {text.agree}
        </button>
      </div>
    </fieldset>
  );
}

/** What it comes to, by the shop's own quote. */
export function DraftMoney({ draft, onOpen }: DraftMoneyProps) {
  const text = useMessages(draftsMessages);
  const words = useMessages(orderMessages);
  const locale = useLocale();
  const { totals, currency, discount } = draft;
  return (
    <Card
      title={text.sum}
      action={
        <button type="button" className={rows.Bare} onClick={() => onOpen('discount')}>
          {discount ? text.changeDiscount : text.addDiscount}
        </button>
      }
    >
      <div className={styles.Stack}>
        <Delivery draft={draft} onOpen={onOpen} />
        {discount && <p className={styles.Quiet}>{text.discountReason(discount.reason)}</p>}
        <div aria-live="polite">
          <TotalsList totals={totals} currency={currency} locale={locale} coupon={null} text={words} />
        </div>
      </div>
    </Card>
  );
}

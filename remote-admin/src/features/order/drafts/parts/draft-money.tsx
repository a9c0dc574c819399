import { TotalsList } from '@tessera/shared/components';
import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { useState } from 'react';
import { BareButton } from '../../../../controls/actions/bare-button';
import { FieldGroup } from '../../../../form/field-group';
import { RadioChoice } from '../../../../form/radio-choice';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { orderMessages } from '../../../../messages/orders/order';
import { Card } from '../../../../page/card';
import { useDraftWrite } from '../use-draft-write';
import named from '../../../../page/named.module.css';
import styles from './drafts.module.css';

interface DraftMoneyProps {
  draft: OrderDraft;
  onOpen: (dialog: 'discount' | 'delivery') => void | Promise<void>;
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
  if (!shipping_address) return <p className={named.Quiet}>{text.deliveryFirst}</p>;
  return (
    <FieldGroup legend={text.delivery}>
      {delivery_offers.length === 0 && !agreed_delivery && <p className={named.Quiet}>{text.noDelivery}</p>}
      {delivery_offers.map(({ code, name, price }) => (
        <RadioChoice key={code} name="delivery" value={code} checked={code === chosen} onChoose={() => choose(code)}>
          <span>{name}</span>
          <span className={styles.End}>{money(price)}</span>
        </RadioChoice>
      ))}
      {agreed_delivery && (
        <RadioChoice name="delivery" value="agreed" checked={picked === undefined}>
          <span>{`${agreed_delivery.name} (${text.agreed})`}</span>
          <span className={styles.End}>{money(agreed_delivery.price)}</span>
        </RadioChoice>
      )}
      <div>
        <BareButton onClick={() => onOpen('delivery')}>{text.agree}</BareButton>
      </div>
    </FieldGroup>
  );
}

/** What it comes to, by the shop's own quote. */
export function DraftMoney({ draft, onOpen }: DraftMoneyProps) {
  const text = useMessages(draftsMessages);
  const words = useMessages(orderMessages);
  const locale = useLocale();
  const { totals, currency, discount, exchange, delivery_method, agreed_delivery } = draft;
  const names = {
    ...words,
    // nobody knows what it costs
    ...(!delivery_method && !agreed_delivery && { free: '–' }),
    ...(exchange && { discount: text.exchange.off(exchange.return_number) }),
  };
  return (
    <Card
      title={text.sum}
      action={
        !exchange && (
          <BareButton onClick={() => onOpen('discount')}>
            {discount ? text.changeDiscount : text.addDiscount}
          </BareButton>
        )
      }
    >
      <div className={styles.Stack}>
        <Delivery draft={draft} onOpen={onOpen} />
        {discount && <p className={named.Quiet}>{text.discountReason(discount.reason)}</p>}
        <div aria-live="polite">
          <TotalsList totals={totals} currency={currency} locale={locale} coupon={null} text={names} />
        </div>
      </div>
    </Card>
  );
}

import type { Checkout } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../../../frame/page-locale';
import { checkoutMessages } from '../../../messages/checkout';
import { frameMessages } from '../../../messages/frame';
import formStyles from './address-step.module.css';
import { GiftChoices } from '../gifts/late-gifts';
import { arrivalOf } from '../state/arrival';
import { useSaveCheckout } from '../state/checkout.queries';
import { ChoiceRow } from '../../../frame/controls/choice-row';
import styles from '../../../frame/controls/choice.module.css';

interface DeliveryStepProps {
  checkout: Checkout;
  onDone: () => void;
}

/** How it comes: every way with its price and its days. A choice counts at once in the totals. */
export function DeliveryStep({ checkout, onDone }: DeliveryStepProps) {
  const { delivery_offers: offers, delivery_method, currency } = checkout;
  const text = useMessages(checkoutMessages);
  const { free } = useMessages(frameMessages);
  const locale = useLocale();
  const money = moneyFormat(currency, useLocale());
  const { ref, clear } = useDraft('checkout:delivery');
  const { mutateAsync, mutate, isPending, isError } = useSaveCheckout();
  const known = offers.find(({ code }) => code === delivery_method)?.code;
  const [chosen, setChosen] = useState(known ?? offers[0]?.code);

  const choose = (code: string): void => {
    setChosen(code);
    mutate({ delivery_method: code });
  };

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!chosen) return;
    try {
      if (chosen !== delivery_method || isPending) await mutateAsync({ delivery_method: chosen });
      clear();
      onDone();
    } catch {
      // said below
    }
  }

  if (offers.length === 0) {
    const problem = checkout.problems.find(({ part }) => part === 'delivery');
    return <Alert tone="warning">{problem?.sentence}</Alert>;
  }
  const form = (
    <form ref={ref} className={formStyles.Form} onSubmit={(event) => void handleSubmit(event)}>
      <fieldset>
        <legend className={styles.Legend}>{text.deliveryLegend}</legend>
        <div className={styles.Choices}>
          {offers.map((offer) => {
            const { code, name, price, free_from } = offer;
            return (
              <ChoiceRow
                key={code}
                name="delivery_method"
                value={code}
                checked={chosen === code}
                onChoose={() => choose(code)}
                title={name}
                detail={
                  arrivalOf(offer, checkout, text, locale) +
                  (price > 0 && free_from !== null ? `, ${text.freeFrom(money(free_from))}` : '')
                }
                price={price > 0 ? money(price) : free}
              />
            );
          })}
        </div>
      </fieldset>
      {isError && <Alert tone="error">{text.saveFailed}</Alert>}
      <div className={formStyles.Go}>
        <Button type="submit" size="lg" pending={isPending}>
          {text.useDelivery}
        </Button>
      </div>
    </form>
  );
  if (!checkout.items.some(({ gift_card }) => gift_card)) return form;
  return (
    <div className={formStyles.Form}>
      <GiftChoices checkout={checkout} />
      {form}
    </div>
  );
}

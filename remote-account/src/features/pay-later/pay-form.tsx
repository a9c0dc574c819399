import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useLocale } from '../../frame/use-locale';
import { useMoney } from '../../frame/use-money';
import { AmountChoice, type Chosen } from './amount-choice';
import { CardFields } from './card-fields';
import { readCard, type CardErrors } from './card.model';
import { ConfirmCode } from './confirm-code';
import { readAmount } from './read-amount';
import { payLaterMessages } from './pay-later-messages';
import styles from './pay-later.module.css';
import { openOf, openOfAll } from './pay.model';
import type { Payable } from './plans-section';
import { usePayInstalment } from './use-pay-instalment';

interface PayFormProps {
  payable: Payable;
  currency: string;
  onClose: () => void;
  onPaid: () => void;
}

/** How much, and with which card. The card's number goes to the gateway alone. */
export default function PayForm({ payable, currency, onClose, onPaid }: PayFormProps) {
  const text = useMessages(payLaterMessages);
  const locale = useLocale();
  const money = useMoney(currency);
  const { schedule, instalment } = payable;
  const sums = { part: openOf(instalment), all: openOfAll(schedule) };
  const [chosen, setChosen] = useState<Chosen>('part');
  const [cardErrors, setCardErrors] = useState<CardErrors>({});
  const [amountError, setAmountError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const pay = usePayInstalment(instalment.id, {
    onPaid: () => {
      toast.success(text.paid);
      onPaid();
    },
    onPending: () => {
      toast.success(text.pending);
      onPaid();
    },
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pay.isPending) return;
    const typed = new FormData(event.currentTarget);
    const amount = readAmount(chosen, typed, { ...sums, currency, locale });
    const { card, errors } = readCard(typed, text);
    setAmountError(amount === undefined ? text.amountInvalid(money(sums.all)) : undefined);
    setCardErrors(errors);
    const [first] = amount === undefined ? ['amount'] : Object.keys(errors);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (amount !== undefined) pay.start({ amount, card });
  };

  if (pay.waiting) return <ConfirmCode pay={pay} onClose={onClose} />;
  const label = chosen === 'other' ? text.payPart : text.pay(money(sums[chosen]));
  return (
    <form ref={form} className={styles.PayForm} noValidate onSubmit={handleSubmit}>
      {pay.failure && <Alert tone="error">{pay.failure.message || UNEXPECTED_ERROR}</Alert>}
      {pay.declined !== undefined && <Alert tone="error">{pay.declined || text.declined}</Alert>}
      <AmountChoice
        sums={sums}
        currency={currency}
        chosen={chosen}
        error={amountError}
        onChoose={(choice) => {
          setChosen(choice);
          setAmountError(undefined);
        }}
      />
      <CardFields errors={cardErrors} onTyped={(field) => setCardErrors(({ [field]: _said, ...others }) => others)} />
      <Button type="submit" block pending={pay.isPending} pendingText={text.paying}>
        {label}
      </Button>
    </form>
  );
}

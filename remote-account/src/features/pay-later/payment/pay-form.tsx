import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { PayLaterAccount, Payment } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button } from '@tessera/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { payLaterMessages } from '../../../messages/pay-later';
import { AmountChoice, type Chosen } from './amount-choice';
import { CardFields } from './card-fields';
import { readCard, type CardErrors } from './card.model';
import { ConfirmCode } from './confirm-code';
import { readAmount } from './read-amount';
import { MethodChoice } from './method-choice';
import styles from '../account/pay-later.module.css';
import { openOf, openOfAll } from './pay.model';
import { usePayInstalment } from './use-pay-instalment';
import type { Payable } from '../stripe/use-stripe-step';

export interface PayFormProps {
  payable: Payable;
  currency: string;
  methods: PayLaterAccount['payment_methods'];
  onClose: () => void;
  onPaid: () => void;
  /** Stripe asks for the card, elsewhere */
  onStripe: (payment: Payment) => void;
}

/** How much, and with which card. The card's number goes to the gateway alone. */
export default function PayForm({ payable, currency, methods, onClose, onPaid, onStripe }: PayFormProps) {
  const text = useMessages(payLaterMessages);
  const locale = useLocale();
  const money = moneyFormat(currency, locale);
  const { schedule, instalment } = payable;
  const sums = { part: openOf(instalment), all: openOfAll(schedule) };
  const [chosen, setChosen] = useState<Chosen>('part');
  const [method, setMethod] = useState(methods[0]?.code);
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
    onStripe,
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pay.isPending || !method) return;
    const typed = new FormData(event.currentTarget);
    const amount = readAmount(chosen, typed, { ...sums, currency, locale });
    const { card, errors } = readCard(method, typed, text);
    setAmountError(amount === undefined ? text.amountInvalid(money(sums.all)) : undefined);
    setCardErrors(errors);
    const [first] = amount === undefined ? ['amount'] : Object.keys(errors);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (amount !== undefined) pay.start({ amount, method, card });
  };

  if (pay.waiting) return <ConfirmCode pay={pay} onClose={onClose} />;
  const ownLabel = chosen === 'other' ? text.payNow : text.pay(money(sums[chosen]));
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
      <MethodChoice methods={methods} chosen={method} onChoose={setMethod} />
      {method === 'test-card' ? (
        <CardFields errors={cardErrors} onTyped={(field) => setCardErrors(({ [field]: _said, ...others }) => others)} />
      ) : (
        <p className={styles.Quiet}>{text.stripeNext}</p>
      )}
      <Button type="submit" block pending={pay.isPending} pendingText={text.paying}>
        {method === 'stripe' ? text.toCard : ownLabel}
      </Button>
    </form>
  );
}

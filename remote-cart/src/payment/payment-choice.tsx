import type { PaymentMethod } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { Alert } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useLocale } from '../frame/page-locale';
import { paymentMessages } from '../messages/payment';
import { CardFields } from './card-fields';
import { CardMarks } from './card-marks';
import { ChoiceRow } from '../frame/controls/choice-row';
import styles from '../frame/controls/choice.module.css';
import { PlanChoice } from './plan-choice';
import { CARDS, type PaymentChoiceState } from './use-payment-choice';

interface PaymentChoiceProps {
  choice: PaymentChoiceState;
  currency: string;
  onMethod?: (method: PaymentMethod) => void;
  onPlan?: (plan: string) => void;
}

/** What the chosen way of paying needs, or says. */
function MethodDetails({ choice, currency, onPlan }: Omit<PaymentChoiceProps, 'onMethod'>) {
  const { method, amount, plan, setPlan, card, needsCard, paysAtStripe } = choice;
  const text = useMessages(paymentMessages);
  const choosePlan = (code: string): void => {
    setPlan(code);
    onPlan?.(code);
  };
  return (
    <div className={styles.Inner}>
      {method === 'cash-on-delivery' && <p className={styles.Small}>{text.cash}</p>}
      {method === 'bank-transfer' && <p className={styles.Small}>{text.transfer}</p>}
      {method === 'pay-later' && <PlanChoice amount={amount} currency={currency} plan={plan} onChoose={choosePlan} />}
      {paysAtStripe && <p className={styles.Small}>{text.stripeLater}</p>}
      {needsCard && <CardFields card={card} />}
      {needsCard && <p className={styles.Small}>{text.secure}</p>}
    </div>
  );
}

/** Every way to pay, those that cannot be used just now with the reason, and beneath the chosen one what it needs. */
export function PaymentChoice({ choice, currency, onMethod, onPlan }: PaymentChoiceProps) {
  const { offers, method, setMethod, failure } = choice;
  const text = useMessages(paymentMessages);
  const money = moneyFormat(currency, useLocale());
  const choose = (code: PaymentMethod): void => {
    setMethod(code);
    onMethod?.(code);
  };
  return (
    <fieldset>
      <legend className={styles.Legend}>{text.legend}</legend>
      <div className={styles.Choices}>
        {offers.map((offer) => (
          <div key={offer.code} className={styles.Group}>
            <ChoiceRow
              name="payment_method"
              value={offer.code}
              disabled={!offer.available}
              checked={method === offer.code}
              onChoose={() => choose(offer.code)}
              title={offer.name}
              detail={
                CARDS.has(offer.code) ? (
                  <CardMarks />
                ) : (
                  (offer.reason ?? (offer.balance && text.creditLeft(money(offer.balance))))
                )
              }
              price={offer.fee > 0 ? text.fee(money(offer.fee)) : undefined}
            />
            {(offer.can_apply || offer.can_settle) && (
              <p className={styles.Apply}>
                <Link to={paths.accountPayLater({ from: 'checkout' })}>
                  {offer.can_apply ? text.applyLater : text.settleFirst}
                </Link>
              </p>
            )}
            {method === offer.code && <MethodDetails choice={choice} currency={currency} onPlan={onPlan} />}
          </div>
        ))}
      </div>
      {failure && (
        <div className={styles.Failure}>
          <Alert tone="error">{failure}</Alert>
        </div>
      )}
    </fieldset>
  );
}

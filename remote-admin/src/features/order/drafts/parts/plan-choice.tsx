import type { PlanOffer } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { FieldGroup } from '../../../../form/field-group';
import { RadioChoice } from '../../../../form/radio-choice';
import { draftsMessages } from '../../../../messages/orders/drafts';
import styles from './drafts.module.css';

interface PlanChoiceProps {
  /** undefined: they are being read */
  plans: readonly PlanOffer[] | undefined;
  currency: string;
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** By which plan an order is paid later, with what is due when. */
export function PlanChoice({ plans, currency, chosen, onChoose }: PlanChoiceProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  if (!plans) return null;
  if (plans.length === 0) return <p className={styles.Problem}>{text.noPlans}</p>;
  const partOf = ({ amount, due_on }: PlanOffer['parts'][number]) =>
    `${formatMoney(amount, currency, locale)} ${formatDate(due_on, locale)}`;
  return (
    <FieldGroup legend={text.plan}>
      {plans.map(({ code, name, parts }) => (
        <RadioChoice key={code} name="plan" value={code} checked={code === chosen} onChoose={() => onChoose(code)}>
          <span>{text.planParts(name, parts.map(partOf))}</span>
        </RadioChoice>
      ))}
    </FieldGroup>
  );
}

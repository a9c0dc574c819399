import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { FieldGroup } from '../../../form/field-group';
import { RadioChoice } from '../../../form/radio-choice';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import rows from '../../../page/rows.module.css';
import { useRights } from '../../../rights/use-rights';

const TARGETS = ['payment', 'store_credit'] as const;

export type RefundTo = (typeof TARGETS)[number];

interface RefundTargetProps {
  order: AdminOrder;
  target: RefundTo;
  onTarget: (target: RefundTo) => void;
}

/** Whether there is a choice: whose order is of an account has store credit, which a plan does not follow. */
const hasChoice = ({ customer, payment }: AdminOrder): boolean =>
  customer !== null && payment.method !== 'pay-later' && payment.method !== 'store-credit';

/** Where the money goes, as the field `to`; nothing where there is no choice, and why where somebody else has it. */
export function RefundTarget({ order, target, onTarget }: RefundTargetProps) {
  const { refundTo, refundTargets, refundShares, noCredit } = useMessages(orderDialogsMessages);
  const whyNot = useRights()('store_credit.write');
  if (!hasChoice(order)) return null;
  if (whyNot !== undefined) return <p className={rows.Quiet}>{noCredit(whyNot)}</p>;
  return (
    <FieldGroup legend={refundTo}>
      {TARGETS.map((value) => (
        <RadioChoice key={value} name="to" value={value} checked={target === value} onChoose={() => onTarget(value)}>
          {value === 'payment' && order.totals.credit !== undefined ? refundShares : refundTargets[value]}
        </RadioChoice>
      ))}
    </FieldGroup>
  );
}

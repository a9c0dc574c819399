interface TakenPayment {
  payment_id: string;
  /** minor units, as all here */
  amount: number;
}

interface GivenBack {
  /** null: the first payment's */
  payment_id: string | null;
  amount: number;
  state: 'pending' | 'done' | 'failed';
}

/**
 * Which payments a refund is taken from: the last one first, each at most with what it still holds. What nobody holds is
 * asked of the first, whose provider refuses it.
 * @param taken oldest first
 * @param given what went back before, or is to
 * @returns at least one part; a part without a payment is of an order with one
 */
export function splitRefund(
  amount: number,
  taken: readonly TakenPayment[],
  given: readonly GivenBack[],
): { payment_id: string | null; amount: number }[] {
  const [first] = taken;
  if (taken.length <= 1 || !first) return [{ payment_id: null, amount }];
  const parts: { payment_id: string; amount: number }[] = [];
  let left = amount;
  for (const payment of taken.toReversed()) {
    const back = given
      .filter(({ state, payment_id }) => state !== 'failed' && (payment_id ?? first.payment_id) === payment.payment_id)
      .reduce((sum, refund) => sum + refund.amount, 0);
    const part = payment === first ? left : Math.min(left, Math.max(0, payment.amount - back));
    if (part > 0) parts.push({ payment_id: payment.payment_id, amount: part });
    left -= part;
  }
  return parts;
}

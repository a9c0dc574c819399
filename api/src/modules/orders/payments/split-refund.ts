interface TakenPayment {
  payment_id: string;
  /** minor units, as all here */
  amount: number;
  /** it paid a part of the order as it was placed: what goes back is shared among those */
  shares: boolean;
}

interface GivenBack {
  /** null: the first payment's */
  payment_id: string | null;
  amount: number;
  state: 'pending' | 'done' | 'failed';
}

interface Part {
  payment_id: string;
  amount: number;
}

/** A payment with what is left of it. */
interface Held extends Part {
  shares: boolean;
}

/**
 * Which payments a refund is taken from: what was added to the order first, the last one before the others, each at most
 * with what it still holds; then what paid the order. Where store credit paid a part of it, in the proportion of what is
 * left of each. What nobody holds is asked of the payment that the order counts on, whose provider refuses it.
 * @param taken oldest first
 * @param given what went back before, or is to
 * @returns at least one part; a part without a payment is of the order's own
 */
export function splitRefund(
  amount: number,
  taken: readonly TakenPayment[],
  given: readonly GivenBack[],
): { payment_id: string | null; amount: number }[] {
  const [first] = taken;
  // What store credit paid a part with is named also where it alone is left: the order's own payment is another one.
  if (!first || (taken.length === 1 && !first.shares)) return [{ payment_id: null, amount }];
  const held = taken.map(({ payment_id, amount: whole, shares }): Held => {
    const back = given
      .filter((refund) => refund.state !== 'failed' && (refund.payment_id ?? first.payment_id) === payment_id)
      .reduce((sum, refund) => sum + refund.amount, 0);
    return { payment_id, shares, amount: Math.max(0, whole - back) };
  });
  const shared = held.filter(({ shares }) => shares);
  const later = held.slice(Math.max(1, shared.length)).toReversed();
  const parts: Part[] = [];
  let left = amount;
  for (const { payment_id, amount: most } of later) {
    const part = Math.min(left, most);
    parts.push({ payment_id, amount: part });
    left -= part;
  }
  parts.push(...(shared.length > 0 ? share(left, shared) : [{ payment_id: first.payment_id, amount: left }]));
  return parts.filter(({ amount: part }) => part > 0);
}

/** Shares an amount among payments by what is left of each; the last one takes what is rounded, and what nobody holds. */
function share(amount: number, held: readonly Held[]): Part[] {
  const parts: Part[] = [];
  let [left, whole] = [amount, held.reduce((sum, { amount: most }) => sum + most, 0)];
  for (const [index, { payment_id, amount: most }] of held.entries()) {
    const after = whole - most;
    // Rounded up where the others could not take the rest.
    const fair = whole === 0 ? 0 : Math.floor((left * most) / whole);
    const part = index === held.length - 1 ? left : Math.min(most, Math.max(fair, left - after));
    parts.push({ payment_id, amount: part });
    left -= part;
    whole = after;
  }
  return parts;
}

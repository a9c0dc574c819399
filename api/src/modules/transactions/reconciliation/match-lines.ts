import type {
  LineKind,
  LineVerdict,
  TransactionKind,
  TransactionState,
} from '../../../infra/database/tables/transactions';
import type { PayoutLine } from './read-payout-file';

/** A transaction that a line may be about. */
export interface Candidate {
  id: string;
  kind: TransactionKind;
  state: TransactionState;
  payment_id: string | null;
  order_number: string;
  reference: string | null;
  /** minor units */
  amount: number;
  currency: string;
  fee: number | null;
}

/** A line, and what came of it. */
export interface MatchedLine extends PayoutLine {
  verdict: LineVerdict;
  /** what it was compared with */
  transaction_id: string | null;
  /** the fee is to be noted: nobody has known it */
  tells_fee: boolean;
}

const KINDS: Record<Exclude<LineKind, 'other'>, readonly TransactionKind[]> = {
  payment: ['payment', 'instalment'],
  refund: ['refund'],
  dispute: ['dispute'],
};

/** Money of a dispute that comes back: its own line, beside the one by which it went. */
const isReversal = ({ kind, amount }: PayoutLine): boolean => kind === 'dispute' && amount > 0;

const groupInto = (map: Map<string, Candidate[]>, key: string | null, one: Candidate): void => {
  if (key !== null) map.set(key, [...(map.get(key) ?? []), one]);
};

/** Candidates by each name that a line may have for them, and those of a payment and of an order. */
function index(candidates: readonly Candidate[]) {
  const own = new Map<string, Candidate[]>();
  const ofPayment = new Map<string, Candidate[]>();
  const ofOrder = new Map<string, Candidate[]>();
  for (const one of candidates) {
    groupInto(own, one.id, one);
    groupInto(own, one.reference, one);
    groupInto(ofPayment, one.payment_id, one);
    groupInto(ofOrder, one.order_number, one);
  }
  return { own, ofPayment, ofOrder };
}

function verdictOn(line: PayoutLine, { currency, amount, state, fee }: Candidate): LineVerdict {
  if (line.currency !== currency) return 'other_currency';
  if ((line.kind === 'payment' ? line.amount : Math.abs(line.amount)) !== amount) return 'other_amount';
  const isMoved = isReversal(line) ? state === 'won' : line.kind === 'dispute' || state === 'done';
  if (!isMoved) return 'other_state';
  // A dispute that is won tells its fee by the line by which it was lost first.
  return fee !== null && fee !== line.fee && !isReversal(line) ? 'other_fee' : 'matched';
}

/**
 * Says of each line what it is: what of the shop's it names by a number of its own, else by that of its payment or order.
 * Each transaction is taken by one line (docs/product.md §4).
 */
export function matchLines(lines: readonly PayoutLine[], candidates: readonly Candidate[]): MatchedLine[] {
  const { own, ofPayment, ofOrder } = index(candidates);
  const taken = new Set<string>();
  const reversed = new Set<string>();

  /** Everything that a line may be about: what it names itself first. */
  function listOf(line: PayoutLine, kinds: readonly TransactionKind[]): { direct: Candidate[]; near: Candidate[] } {
    const isOfKind = ({ kind }: Candidate): boolean => kinds.includes(kind);
    const named = line.references.flatMap((name) => own.get(name) ?? []);
    const direct = named.filter(isOfKind);
    const payments = new Set(named.flatMap(({ payment_id }) => payment_id ?? []));
    const near = [
      ...[...payments].flatMap((id) => ofPayment.get(id) ?? []),
      ...line.references.flatMap((name) => ofOrder.get(name.toUpperCase()) ?? []),
    ].filter(isOfKind);
    return { direct, near };
  }

  function settle(line: PayoutLine): MatchedLine {
    const said = (verdict: LineVerdict, one?: Candidate): MatchedLine => {
      const tells_fee = verdict === 'matched' && one?.fee === null && !isReversal(line);
      return { ...line, verdict, transaction_id: one?.id ?? null, tells_fee };
    };
    if (line.kind === 'other') return said('beside');
    const { direct, near } = listOf(line, KINDS[line.kind]);
    const used = isReversal(line) ? reversed : taken;
    const isFree = ({ id }: Candidate): boolean => !used.has(id);
    const free = direct.length > 0 ? direct.filter(isFree) : near.filter(isFree);
    // Of several refunds of a payment that one is meant which it fits.
    const found = free.find((one) => verdictOn(line, one) === 'matched') ?? free[0];
    if (!found) {
      const before = direct[0] ?? near[0];
      return before ? said('twice', before) : said('unknown');
    }
    used.add(found.id);
    return said(verdictOn(line, found), found);
  }

  return lines.map(settle);
}

import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { ledgerRepository } from './ledger.repository';
import type { EntryKind, GiftCardRow, LedgerGap, StoreCreditRow, ValueRef } from './ledger.repository';

/** The most that one gift card or one store credit may hold, minor units. */
export const MOST_VALUE = 1_000_000;

/** What was taken comes back by these, however much there is by then. */
const COMES_BACK: ReadonlySet<EntryKind> = new Set(['release', 'refund']);

/** What is put on a value, or taken off it. */
export interface Booking {
  kind: EntryKind;
  /** minor units; below 0: it is taken */
  amount: number;
  /** what it is made for; one entry of a kind for each */
  source: string;
  order_id?: string;
  /** whoever of the staff does it */
  staff_id?: string;
  /** why, where staff do it */
  reason?: string;
}

export type StoredValueLedger = ReturnType<typeof createStoredValueLedger>;

/**
 * Gift cards and store credit (docs/product.md, 'Gift cards and store credit'): what is put on them and taken, always in
 * the caller's transaction and with the value's row locked, so that two at once never take more than there is.
 */
export function createStoredValueLedger({ db, clock }: Pick<Infra, 'db' | 'clock'>) {
  async function lockCard(trx: Trx, id: string): Promise<GiftCardRow> {
    const card = await ledgerRepository.lockCard(trx, id);
    if (!card) throw new AppError('gift_cards.not_found');
    return card;
  }

  /** One whose account was deleted while this waited takes nothing more. */
  async function lockCredit(trx: Trx, id: string): Promise<StoreCreditRow> {
    const credit = await ledgerRepository.lockCredit(trx, id);
    if (!credit?.user_id) throw new AppError('customers.not_found');
    return credit;
  }

  /**
   * Whether an entry of this kind and source was added to a value before.
   * @throws AppError `idempotency.mismatch` where it was, and of another amount
   */
  async function wasBooked(trx: Trx, value: ValueRef, booking: Booking): Promise<boolean> {
    const known = await ledgerRepository.findAmount(trx, value, booking);
    if (known !== undefined && known !== booking.amount) throw new AppError('idempotency.mismatch');
    return known !== undefined;
  }

  return {
    wasBooked,

    /**
     * Adds an entry, once for each kind and source.
     * @returns what is left by it, minor units, as the locked row has it; undefined where it was added before
     * @throws AppError `gift_cards.not_so_much` where less is left, or more would be than one may hold; `gift_cards.not_found`,
     * `customers.not_found`, `idempotency.mismatch` where it was added before, and of another amount
     */
    async book(trx: Trx, value: ValueRef, { reason = '', ...booking }: Booking): Promise<number | undefined> {
      const { balance } = await ('gift_card_id' in value
        ? lockCard(trx, value.gift_card_id)
        : lockCredit(trx, value.store_credit_id));
      const { kind, amount, source, order_id = null, staff_id = null } = booking;
      if (await wasBooked(trx, value, booking)) return undefined;
      refuseOver(balance + amount, { kind, amount });
      const id = newId();
      const owner = { gift_card_id: null, store_credit_id: null, ...value };
      const entry = { id, ...owner, kind, amount, source, order_id, staff_id, created_at: clock.now() };
      await ledgerRepository.insertEntry(trx, entry);
      if (reason !== '') await ledgerRepository.insertReason(trx, id, reason);
      return balance + amount;
    },

    /** Somebody's store credit, which is made where they have none. @param currency in which it is from then on */
    async openCredit(trx: Trx, user_id: string, currency: string): Promise<StoreCreditRow> {
      const now = clock.now();
      await ledgerRepository.openCredit(trx, {
        ...{ id: newId(), user_id, currency },
        ...{ created_at: now, last_modified_at: now },
      });
      const credit = await ledgerRepository.findCredit(trx, user_id);
      if (!credit) throw new AppError('customers.not_found');
      return credit;
    },

    /** Values whose balance is not what their entries come to. */
    check: (): Promise<LedgerGap[]> => ledgerRepository.listGaps(db),
  };
}

/** @param after what would be left, minor units. @throws AppError `gift_cards.not_so_much` */
function refuseOver(after: number, { kind, amount }: Pick<Booking, 'kind' | 'amount'>): void {
  if (after < 0) throw new AppError('gift_cards.not_so_much');
  if (amount > 0 && after > MOST_VALUE && !COMES_BACK.has(kind)) throw new AppError('gift_cards.not_so_much.most');
}

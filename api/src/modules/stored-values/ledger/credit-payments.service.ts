import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { ledgerRepository } from './ledger.repository';
import { createStoredValueLedger } from './ledger.service';

/** An order, and how much of it is paid with somebody's store credit, or given back as that. */
export interface CreditSpending {
  user_id: string;
  order_id: string;
  /** minor units */
  amount: number;
  currency: string;
}

/** What somebody can pay with. */
export interface Credit {
  /** minor units */
  balance: number;
  currency: string;
}

export type CreditPayments = ReturnType<typeof createCreditPayments>;

/** Orders that are paid with store credit, as payments need it: of the ledger alone. It keeps nothing. */
export function createCreditPayments(infra: Pick<Infra, 'db' | 'clock'>) {
  const { book, openCredit } = createStoredValueLedger(infra);
  return {
    /** What somebody has; undefined where they never had any. */
    find: (handle: Db | Trx, user_id: string): Promise<Credit | undefined> =>
      ledgerRepository.findCredit(handle, user_id),

    /** What somebody has stays as it is until `trx` ends; of one who never had any there is nothing to hold. */
    async lock(trx: Trx, user_id: string): Promise<void> {
      const credit = await ledgerRepository.findCredit(trx, user_id);
      if (credit) await ledgerRepository.lockCredit(trx, credit.id);
    },

    /** Pays an order, as part of `trx`. @throws AppError `gift_cards.not_so_much` where less is left */
    async spend(trx: Trx, { user_id, order_id, amount, currency }: CreditSpending): Promise<void> {
      const credit = await ledgerRepository.findCredit(trx, user_id);
      if (!credit || credit.currency !== currency) throw new AppError('gift_cards.not_so_much');
      const booking = { kind: 'spend', amount: -amount, source: order_id, order_id } as const;
      const left = await book(trx, { store_credit_id: credit.id }, booking);
      if (left === undefined) throw new Error(`Order ${order_id} was paid with store credit before`);
    },

    /**
     * Gives money of an order back as its buyer's store credit, as part of `trx`, once for each key.
     * @throws AppError `gift_cards.not_possible` where theirs is of another currency
     */
    async refund(
      trx: Trx,
      { user_id, order_id, amount, currency, key }: CreditSpending & { key: string },
    ): Promise<void> {
      const credit = await openCredit(trx, user_id, currency);
      if (credit.currency !== currency) throw new AppError('gift_cards.not_possible.currency');
      await book(trx, { store_credit_id: credit.id }, { kind: 'refund', amount, source: key, order_id });
    },

    /**
     * Gives something back of what an order was paid with, once for each key.
     * @returns false where the account is gone that it belonged to
     */
    giveBack: ({ order_id, amount, key }: { order_id: string; amount: number; key: string }): Promise<boolean> =>
      withTransaction(infra.db, async (trx) => {
        const credit = await ledgerRepository.findCreditOf(trx, order_id);
        if (!credit?.user_id) return false;
        await book(trx, { store_credit_id: credit.id }, { kind: 'refund', amount, source: key, order_id });
        return true;
      }),
  };
}

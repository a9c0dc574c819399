import { AppError, notValid } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import type { MailService } from '../../mail/mail.service';
import type { CreditRelease } from '../../payments/paying/credit-release.service';
import type { StoreService } from '../../store/store.service';
import type { UserRow, UsersService } from '../../users/users.service';
import { giftCardsRepository } from '../cards/gift-cards.repository';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { StoreCreditRow } from '../ledger/ledger.repository';
import type { StoredValueLedger } from '../ledger/ledger.service';
import { presentEntry } from '../ledger/present-entry';
import type { StoreCreditChange, StoreCreditView } from './store-credit.schemas';

export interface StoreCreditDeps extends Pick<Infra, 'db'> {
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'send'>;
  store: Pick<StoreService, 'getCurrency'>;
  creditRelease: Pick<CreditRelease, 'isUnderWay'>;
  users: Pick<UsersService, 'findById' | 'lock'>;
  ledger: Pick<StoredValueLedger, 'book' | 'openCredit'>;
}

export type StoreCreditService = ReturnType<typeof createStoreCredit>;

const MOST_ENTRIES = 100;

/** Store credit of customers, as staff see and give it (docs/product.md, 'Gift cards and store credit'). */
export function createStoreCredit({ db, audit, mail, store, creditRelease, users, ledger }: StoreCreditDeps) {
  async function present(credit: StoreCreditRow | undefined): Promise<StoreCreditView> {
    if (!credit) return { balance: 0, currency: await store.getCurrency(), entries: [] };
    const entries = await ledgerRepository.listEntries(db, { store_credit_id: credit.id }, MOST_ENTRIES);
    return { balance: credit.balance, currency: credit.currency, entries: entries.map(presentEntry) };
  }

  async function get(customer_id: string): Promise<StoreCreditView> {
    if (!isId(customer_id) || !(await users.findById(customer_id))) throw new AppError('customers.not_found');
    return present(await ledgerRepository.findCredit(db, customer_id));
  }

  /** Locks the account first, so that it is not deleted meanwhile. */
  async function lockUser(trx: Trx, customer_id: string, actor: { user_id: string }): Promise<UserRow> {
    const user = isId(customer_id) ? await users.lock(trx, customer_id) : undefined;
    if (!user) throw new AppError('customers.not_found');
    if (user.id === actor.user_id) throw new AppError('gift_cards.own_credit');
    return user;
  }

  return {
    /** What somebody has. @throws AppError `customers.not_found` */
    get,

    /**
     * Gives somebody store credit, which they are told by mail, or takes some back.
     * @param key of the request: it is done once
     * @throws AppError `customers.not_found`, `gift_cards.own_credit`, `gift_cards.not_so_much`,
     *   `gift_cards.not_possible`, `validation.failed`, `idempotency.mismatch` where the key gave another amount
     */
    async change(
      actor: Actor & { user_id: string },
      customer_id: string,
      { amount, reason }: StoreCreditChange,
      key: string,
    ): Promise<StoreCreditView> {
      if (amount === 0) throw notValid({ amount: [messageOf('validation.failed.gift_card_change')] });
      const currency = await store.getCurrency();
      await withTransaction(db, async (trx) => {
        const user = await lockUser(trx, customer_id, actor);
        const credit = await ledger.openCredit(trx, user.id, currency);
        if (credit.currency !== currency) throw new AppError('gift_cards.not_possible.currency');
        const balance = await ledger.book(
          trx,
          { store_credit_id: credit.id },
          { kind: 'adjust', amount, source: `${actor.user_id}:${key}`, staff_id: actor.user_id, reason },
        );
        if (balance === undefined) return;
        const what = { record_type: 'user', record_id: user.id, person: user.id };
        const action = amount > 0 ? 'store_credit.give' : 'store_credit.take';
        await audit.record(trx, actor, { ...what, action, after: { amount, currency, balance, reason } });
        if (amount < 0) return;
        const { email: to, language, first_name } = user;
        const data = { first_name, amount, balance, currency };
        await mail.send(trx, { to, template: 'store-credit', language, data });
      });
      return get(customer_id);
    },

    /** What there is of a person, for their export. */
    async readPersonal(user_id: string): Promise<object> {
      const { entries, ...credit } = await present(await ledgerRepository.findCredit(db, user_id));
      const cards = await giftCardsRepository.listOfUser(db, user_id);
      return {
        store_credit: { ...credit, entries: entries.map(({ by: _by, redeemed_by: _redeemer, ...entry }) => entry) },
        gift_cards: cards.map(({ last_four, amount, balance, currency, email, name, message, created_at }) => ({
          ...{ last_four, amount, balance, currency, email, name, message },
          created_at: created_at.toISOString(),
        })),
      };
    },

    /**
     * With the account goes what is left of its credit; gift cards stay, as somebody may have their codes.
     * @param given_up minor units that whoever ends it has seen
     * @throws AppError `users.store_credit_left` where it is another amount by now, `users.open_orders` while something of
     *   an order is on its way back to it
     */
    async erase(trx: Trx, user_id: string, given_up: number): Promise<void> {
      // What came afterwards would go to nobody, and was seen by nobody.
      if (await creditRelease.isUnderWay(trx, user_id)) throw new AppError('users.open_orders.credit');
      const found = await ledgerRepository.findCredit(trx, user_id);
      const credit = found && (await ledgerRepository.lockCredit(trx, found.id));
      const left = credit?.balance ?? 0;
      if (left !== given_up && left > 0) {
        const extensions = { store_credit: left, currency: credit?.currency };
        throw new AppError('users.store_credit_left', {}, { extensions });
      }
      if (credit) {
        const booking = { kind: 'forfeit', amount: -credit.balance, source: 'account' } as const;
        if (credit.balance > 0) await ledger.book(trx, { store_credit_id: credit.id }, booking);
        await ledgerRepository.forgetReasons(trx, credit.id);
      }
      await giftCardsRepository.forgetUser(trx, user_id);
    },
  };
}

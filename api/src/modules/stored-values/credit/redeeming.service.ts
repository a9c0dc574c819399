import { AppError } from '../../../errors/errors';
import { newsOfChange, tagOfNews } from '../../../framework/staff/staff-news';
import type { Infra } from '../../../infra';
import { dayIn } from '../../../infra/basics/calendar';
import { newId } from '../../../infra/basics/ids';
import { withTransaction } from '../../../infra/database/transaction';
import type { LimitsService } from '../../limits/limits.service';
import type { StoreService } from '../../store/store.service';
import { hashOf, lettersOf } from '../ledger/gift-card-code';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { GiftCardRow } from '../ledger/ledger.repository';
import type { StoredValueLedger } from '../ledger/ledger.service';
import type { OwnStoreCreditView, RedeemedView } from './store-credit.schemas';

export interface RedeemingDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  limits: Pick<LimitsService, 'bucket'>;
  store: Pick<StoreService, 'getSettings'>;
  ledger: Pick<StoredValueLedger, 'book' | 'openCredit'>;
}

export type Redeeming = ReturnType<typeof createRedeeming>;

const MOST_ENTRIES = 50;
/** Codes are guessed by nobody: so many at once, then two a minute; of an address, behind which there may be many, more. */
const GUESSES = { name: 'gift-card', burst: 10, every_ms: 30_000 };
const GUESSES_OF_ADDRESS = { name: 'gift-card-address', burst: 30, every_ms: 10_000 };

/** The same of what is unknown, empty, disabled, past its last day or of another currency: nobody learns which it is. */
const notValid = (): AppError => new AppError('gift_cards.code_not_valid', {}, { field: 'code' });

/** Store credit as its owner has it, and gift cards that become it (docs/product.md, 'Gift cards and store credit'). */
export function createRedeeming({ db, clock, changes, limits, store, ledger }: RedeemingDeps) {
  async function getOwn(user_id: string): Promise<OwnStoreCreditView> {
    const credit = await ledgerRepository.findCredit(db, user_id);
    if (!credit) return { balance: 0, currency: (await store.getSettings()).currency, entries: [] };
    const entries = await ledgerRepository.listEntries(db, { store_credit_id: credit.id }, MOST_ENTRIES);
    return {
      balance: credit.balance,
      currency: credit.currency,
      entries: entries.map(({ id, kind, amount, order_number, created_at }) => ({
        ...{ id, kind, amount, order_number },
        created_at: created_at.toISOString(),
      })),
    };
  }

  function isGood(card: GiftCardRow | undefined, currency: string, today: string): card is GiftCardRow {
    if (card?.state !== 'active' || card.currency !== currency) return false;
    return card.expires_on === null || card.expires_on >= today;
  }

  return {
    /** What somebody has, and how it came and went, without the words of staff. */
    getOwn,

    /**
     * Makes what is on a gift card the store credit of whoever has its code.
     * @param address from which it is asked
     * @throws AppError `gift_cards.code_not_valid`, `gift_cards.not_so_much.most` where they would have too much,
     *   `gift_cards.not_possible` where theirs is of another currency, `request.rate_limited`
     */
    async redeem(user_id: string, typed: string, address: string): Promise<RedeemedView> {
      await limits.bucket(GUESSES_OF_ADDRESS, address).take();
      await limits.bucket(GUESSES, user_id).take();
      const letters = lettersOf(typed);
      if (letters === undefined) throw notValid();
      const { currency, time_zone } = await store.getSettings();
      const today = dayIn(time_zone, clock.now());
      const redeemed = await withTransaction(db, async (trx) => {
        const card = await ledgerRepository.lockByCode(trx, hashOf(letters));
        if (!isGood(card, currency, today)) throw notValid();
        const credit = await ledger.openCredit(trx, user_id, currency);
        if (credit.currency !== currency) throw new AppError('gift_cards.not_possible.currency');
        const [amount, source] = [card.balance, newId()];
        await ledger.book(trx, { gift_card_id: card.id }, { kind: 'redeem', amount: -amount, source });
        await ledger.book(trx, { store_credit_id: credit.id }, { kind: 'redeem', amount, source });
        await changes.notify(trx, newsOfChange('gift_card', card.id).map(tagOfNews));
        return amount;
      });
      return { redeemed, credit: await getOwn(user_id) };
    },
  };
}

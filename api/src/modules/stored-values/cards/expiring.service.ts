import type { Infra } from '../../../infra';
import { dayIn } from '../../../infra/basics/calendar';
import { withTransaction } from '../../../infra/database/transaction';
import type { StoreService } from '../../store/store.service';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { StoredValueLedger } from '../ledger/ledger.service';
import { giftCardsRepository as repository } from './gift-cards.repository';

export interface ExpiringDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getSettings'>;
  ledger: Pick<StoredValueLedger, 'book'>;
}

const AT_ONCE = 200;

/** What time does to gift cards (docs/product.md, 'Gift cards and store credit'). */
export function createExpiring({ db, clock, store, ledger }: ExpiringDeps) {
  async function expire(id: string, day: string): Promise<void> {
    await withTransaction(db, async (trx) => {
      const card = await ledgerRepository.lockCard(trx, id);
      if (!card || card.expired_at !== null || card.expires_on === null || card.expires_on >= day) return;
      if (card.balance > 0) {
        const booking = { kind: 'expire', amount: -card.balance, source: card.expires_on } as const;
        await ledger.book(trx, { gift_card_id: id }, booking);
      }
      await repository.markExpired(trx, id, clock.now());
    });
  }

  return {
    /** Enters what is left of cards whose last day is over, at most 200 at a time; each hour. */
    async run(): Promise<void> {
      const { time_zone } = await store.getSettings();
      const day = dayIn(time_zone, clock.now());
      for (const id of await repository.listExpired(db, day, AT_ONCE)) await expire(id, day);
    },
  };
}

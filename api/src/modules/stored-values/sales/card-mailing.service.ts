import type { Infra } from '../../../infra';
import { dayIn } from '../../../infra/basics/calendar';
import { withTransaction } from '../../../infra/database/transaction';
import type { MailService } from '../../mail/mail.service';
import type { StoreService } from '../../store/store.service';
import { giftCardsRepository } from '../cards/gift-cards.repository';
import { mailCard } from '../cards/mail-card';
import { ledgerRepository } from '../ledger/ledger.repository';
import { newCode } from '../ledger/new-code';
import { cardSalesRepository } from './card-sales.repository';

export interface CardMailingDeps extends Pick<Infra, 'db' | 'clock'> {
  mail: Pick<MailService, 'send'>;
  store: Pick<StoreService, 'getSettings'>;
}

const AT_ONCE = 200;
/** Before a holiday there are many, and each is promised within the hour. */
const MOST_BATCHES = 100;

/** Gift cards that are mailed on a day that their buyer has chosen (docs/product.md, 'Gift cards and store credit'). */
export function createCardMailing({ db, clock, mail, store }: CardMailingDeps) {
  async function send(id: string, day: string): Promise<void> {
    await withTransaction(db, async (trx) => {
      const card = await ledgerRepository.lockCard(trx, id);
      // One that was ended or blocked meanwhile is not sent; whoever enables it has it sent.
      if (!card || card.send_on === null || card.send_on > day || card.state !== 'active' || card.email === '') return;
      const { code, kept } = newCode();
      await giftCardsRepository.update(trx, id, { ...kept, send_on: null, last_modified_at: clock.now() });
      const from = await cardSalesRepository.findGiver(trx, card.order_item_id);
      await mailCard(mail, trx, card, { amount: card.balance, code, from });
    });
  }

  return {
    /** Mails those whose day has come where the store is, each once, at most 20,000 at a time; each hour. */
    async run(): Promise<void> {
      const day = dayIn((await store.getSettings()).time_zone, clock.now());
      for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
        const ids = await cardSalesRepository.listDue(db, day, AT_ONCE);
        for (const id of ids) await send(id, day);
        if (ids.length < AT_ONCE) return;
      }
    },
  };
}

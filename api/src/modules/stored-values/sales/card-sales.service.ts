import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { groupBy } from '../../../infra/basics/group-by';
import { newId } from '../../../infra/basics/ids';
import type { Db, Trx } from '../../../infra/database/db';
import type { Gift } from '../../../infra/database/tables/gifts';
import type { Language } from '../../../core/languages';
import type { AdminGiftCardView } from '../../../schemas/gift-card';
import type { MailService } from '../../mail/mail.service';
import { giftCardsRepository } from '../cards/gift-cards.repository';
import { mailCard } from '../cards/mail-card';
import { presentCard } from '../cards/present-card';
import { ledgerRepository } from '../ledger/ledger.repository';
import { createStoredValueLedger } from '../ledger/ledger.service';
import { newCode } from '../ledger/new-code';
import { cardSalesRepository } from './card-sales.repository';
import type { CardOfOrder, SoldCard } from './card-sales.repository';

export type { CardOfOrder };

export interface CardSalesDeps extends Pick<Infra, 'db' | 'clock'> {
  mail: Pick<MailService, 'send'>;
}

/** Who has bought cards. */
export interface CardBuyer {
  order_id: string;
  /** as whoever is given a card reads it */
  name: string;
  email: string;
  language: Language;
  currency: string;
}

/** Pieces of a line of an order: each is a card. */
export interface CardPieces {
  order_item_id: string;
  pieces: number;
  /** minor units; what is on each */
  amount: number;
  /** to whom they go, piece by piece, null for those that go to the buyer; null: all of them do */
  gifts: readonly (Gift | null)[] | null;
}

/** What can be given back for a card: no more than was paid for it, and than is left on it. */
const endableOf = ({ amount, balance }: SoldCard): number => Math.min(amount, balance);

/** Of each line so many cards, those first on which most is left. */
function chosen(cards: readonly SoldCard[], wanted: readonly Pick<CardPieces, 'order_item_id' | 'pieces'>[]) {
  const of_line = groupBy(cards, ({ order_item_id }) => order_item_id ?? '');
  return wanted.flatMap(({ order_item_id, pieces }) =>
    (of_line.get(order_item_id) ?? []).toSorted((a, b) => endableOf(b) - endableOf(a)).slice(0, pieces),
  );
}

/**
 * Gift cards that are bought with an order (docs/product.md, 'Gift cards and store credit'). It keeps nothing; whoever
 * calls it has the order locked.
 */
export function createCardSales({ db, clock, mail }: CardSalesDeps) {
  const ledger = createStoredValueLedger({ db, clock });

  async function issueOne(trx: Trx, buyer: CardBuyer, line: CardPieces, piece: number): Promise<void> {
    const { order_item_id, amount, gifts } = line;
    const source = `${order_item_id}:${piece}`;
    if (await ledgerRepository.findIssue(trx, source)) return;
    const now = clock.now();
    const { order_id, language, currency } = buyer;
    const gift = gifts?.[piece - 1] ?? null;
    const to = gift ?? { email: buyer.email.toLowerCase(), name: '', message: '', send_on: null };
    const { code, kept } = newCode();
    const row = {
      ...{ id: newId(), ...kept, ...to, amount, currency, language, order_item_id },
      user_id: await cardSalesRepository.findOwner(trx, to.email),
      ...{ expires_on: null, expired_at: null, disabled_at: null, created_at: now, last_modified_at: now },
    };
    await giftCardsRepository.insert(trx, row);
    await ledger.book(trx, { gift_card_id: row.id }, { kind: 'issue', amount, source, order_id });
    // One that waits for its day has a code that nobody knows, and gets another then.
    if (to.send_on === null) await mailCard(mail, trx, row, { amount, code, from: gift ? buyer.name : '' });
  }

  return {
    /**
     * Issues a card for each piece and mails its code, unless its day is still to come, as part of `trx`; each once, however
     * often it is asked for.
     */
    async issue(trx: Trx, buyer: CardBuyer, lines: readonly CardPieces[]): Promise<void> {
      for (const line of lines) {
        for (let piece = 1; piece <= line.pieces; piece += 1) await issueOne(trx, buyer, line, piece);
      }
    },

    /** What is left on so many cards of these lines and could go back, minor units. */
    async endable(handle: Db | Trx, wanted: readonly Pick<CardPieces, 'order_item_id' | 'pieces'>[]): Promise<number> {
      const ids = wanted.map(({ order_item_id }) => order_item_id);
      const cards = ids.length === 0 ? [] : await cardSalesRepository.listOut(handle, ids);
      return chosen(cards, wanted).reduce((sum, card) => sum + endableOf(card), 0);
    },

    /**
     * Takes off so many cards of these lines what was paid for them, as far as it is left, because it is given back.
     * @returns how much, minor units
     * @throws AppError `orders.not_possible` where nothing is left on one of them; with `whole`, where less is left than was paid
     */
    async end(
      trx: Trx,
      order_id: string,
      wanted: readonly Pick<CardPieces, 'order_item_id' | 'pieces'>[],
      whole = false,
    ): Promise<number> {
      const ids = wanted.map(({ order_item_id }) => order_item_id);
      const cards = chosen(await cardSalesRepository.lockOut(trx, ids), wanted);
      const isSpent = cards.some((card) => endableOf(card) < (whole ? card.amount : 1));
      if (isSpent || cards.length < wanted.reduce((sum, { pieces }) => sum + pieces, 0)) {
        throw new AppError(whole ? 'orders.not_possible.cancel_spent' : 'orders.not_possible.gift_card_spent');
      }
      for (const card of cards) {
        const booking = { kind: 'end', amount: -endableOf(card), source: order_id, order_id } as const;
        await ledger.book(trx, { gift_card_id: card.id }, booking);
      }
      return cards.reduce((sum, card) => sum + endableOf(card), 0);
    },

    /** Those that were bought with these orders, as they were made. */
    listOf: (handle: Db | Trx, order_ids: readonly string[]): Promise<CardOfOrder[]> =>
      cardSalesRepository.listOfOrders(handle, order_ids),

    /** One as staff have it. */
    present: (card: CardOfOrder): AdminGiftCardView => presentCard(card),

    /** Nobody spends what is left on the cards of these lines until staff enable them again. @returns how many it were */
    block: (trx: Trx, order_item_ids: readonly string[], reason: string): Promise<number> =>
      cardSalesRepository.disable(trx, order_item_ids, reason, clock.now()),
  };
}

import { forgotPasswordSchema } from '@tessera/shared/forms';
import { AppError, notValid } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { addMonths, dayIn, isDay } from '../../../infra/basics/calendar';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import { messageOf } from '../../../messages/message';
import { checkForm } from '../../../schemas/check-form';
import type { AuditService } from '../../audit/audit.service';
import type { MailService } from '../../mail/mail.service';
import type { StoreService } from '../../store/store.service';
import type { UsersService } from '../../users/users.service';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { GiftCardRow } from '../ledger/ledger.repository';
import type { StoredValueLedger } from '../ledger/ledger.service';
import { newCode } from '../ledger/new-code';
import { presentEntry } from '../ledger/present-entry';
import { giftCardsRepository as repository } from './gift-cards.repository';
import type { AdminGiftCardRecordView, NewGiftCard } from './gift-cards.schemas';
import { mailCard } from './mail-card';
import { presentCard } from './present-card';

export interface GiftCardsDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'send'>;
  store: Pick<StoreService, 'getSettings'>;
  users: Pick<UsersService, 'findByEmail'>;
  ledger: Pick<StoredValueLedger, 'book' | 'wasBooked'>;
}

/** A write of staff: to which card, by whom, and what they have seen of it. */
export interface CardWrite {
  id: string;
  actor: Actor & { user_id: string };
  version: number;
}

/** What a deed has done, for the audit log. */
interface Done {
  before?: object;
  after?: object;
}

export type GiftCardsService = ReturnType<typeof createGiftCards>;

const MOST_ENTRIES = 100;
/** A card that is good for longer has no last day. */
const MOST_MONTHS = 120;

const notFound = (): AppError => new AppError('gift_cards.not_found');

/** Gift cards as staff issue, read and change them (docs/product.md, 'Gift cards and store credit'). */
export function createGiftCards({ db, clock, audit, mail, store, users, ledger }: GiftCardsDeps) {
  async function get(id: string): Promise<AdminGiftCardRecordView> {
    const row = isId(id) ? await repository.find(db, id) : undefined;
    if (!row) throw notFound();
    const entries = await ledgerRepository.listEntries(db, { gift_card_id: id }, MOST_ENTRIES);
    const { language, message, disabled_reason } = row;
    return { ...presentCard(row), language, message, disabled_reason, entries: entries.map(presentEntry) };
  }

  const note = (trx: Trx, actor: Actor, action: string, id: string, done: Done): Promise<void> =>
    audit.record(trx, actor, { action: `gift_cards.${action}`, record_type: 'gift_card', record_id: id, ...done });

  /**
   * @param wasDone whether the same was done before, with the card as it was then
   * @throws AppError `gift_cards.not_found`, `gift_cards.stale` with the card as it is
   */
  async function change(
    { id, actor, version }: CardWrite,
    action: string,
    deed: (trx: Trx, row: GiftCardRow) => Promise<Done>,
    wasDone?: (trx: Trx) => Promise<boolean>,
  ): Promise<AdminGiftCardRecordView> {
    const isDone = await withTransaction(db, async (trx) => {
      const row = isId(id) ? await ledgerRepository.lockCard(trx, id) : undefined;
      if (!row) throw notFound();
      if (await wasDone?.(trx)) return true;
      if (row.version !== version) return false;
      await note(trx, actor, action, id, await deed(trx, row));
      return true;
    });
    if (!isDone) throw new AppError('gift_cards.stale', {}, { extensions: { current: await get(id) } });
    return get(id);
  }

  async function checkDay(day: string, time_zone: string): Promise<void> {
    const today = dayIn(time_zone, clock.now());
    if (isDay(day) && day > today && day <= addMonths(today, MOST_MONTHS)) return;
    throw notValid({ expires_on: [messageOf('validation.failed.gift_card_day')] });
  }

  return {
    /** @throws AppError `gift_cards.not_found` */
    get,

    /**
     * Issues a card and mails its code, which is told to nobody else.
     * @param key of the request: it makes one card
     * @throws AppError `validation.failed` by field; `gift_cards.own_credit` for whoever issues it
     */
    async issue(
      actor: Actor & { user_id: string },
      { amount, expires_on = null, language, message = '', name = '', ...body }: NewGiftCard,
      key: string,
    ): Promise<AdminGiftCardRecordView> {
      const email = body.email.trim().toLowerCase();
      await checkForm(forgotPasswordSchema, { email });
      const { currency, time_zone } = await store.getSettings();
      if (expires_on !== null) await checkDay(expires_on, time_zone);
      const somebody = await users.findByEmail(email);
      if (somebody?.id === actor.user_id) throw new AppError('gift_cards.own_credit');
      const source = `${actor.user_id}:${key}`;
      const id = await withTransaction(db, async (trx) => {
        const known = await ledgerRepository.findIssue(trx, source);
        if (known) return knownCard(known);
        const now = clock.now();
        const { code, kept } = newCode();
        const card = {
          ...{ id: newId(), ...kept, amount, currency, expires_on, email, language },
          ...{ name: name.trim(), message: message.trim() },
          user_id: somebody?.email_verified ? somebody.id : null,
        };
        const never = { expired_at: null, disabled_at: null };
        await repository.insert(trx, { ...card, ...never, created_at: now, last_modified_at: now });
        const booking = { kind: 'issue', amount, source, staff_id: actor.user_id } as const;
        await ledger.book(trx, { gift_card_id: card.id }, booking);
        await mailCard(mail, trx, card, { amount, code });
        const after = { amount, currency, last_four: card.last_four, expires_on, language };
        await note(trx, actor, 'issue', card.id, { after });
        return card.id;
      });
      return get(id);
    },

    /**
     * Puts something on a card, or takes something off it.
     * @param key of the request: it is done once
     * @throws AppError `gift_cards.not_so_much`, `gift_cards.not_possible`, `validation.failed`, `idempotency.mismatch`
     */
    adjust(write: CardWrite, { amount, reason }: { amount: number; reason: string }, key: string) {
      if (amount === 0) throw notValid({ amount: [messageOf('validation.failed.gift_card_change')] });
      const staff_id = write.actor.user_id;
      const booking = { kind: 'adjust', amount, source: `${staff_id}:${key}`, staff_id, reason } as const;
      return change(
        write,
        'adjust',
        async (trx, { id, state, balance }) => {
          if (state === 'expired') throw new AppError('gift_cards.not_possible.expired');
          await ledger.book(trx, { gift_card_id: id }, booking);
          return { before: { balance }, after: { balance: balance + amount } };
        },
        (trx) => ledger.wasBooked(trx, { gift_card_id: write.id }, booking),
      );
    },

    /** Nobody pays with it until it is enabled again; what is left of it stays. @throws AppError `gift_cards.not_possible` */
    disable: (write: CardWrite, reason: string) =>
      change(write, 'disable', async (trx, { id, disabled_at, expired_at }) => {
        if (disabled_at !== null || expired_at !== null) throw new AppError('gift_cards.not_possible');
        const now = clock.now();
        await repository.update(trx, id, { disabled_at: now, disabled_reason: reason, last_modified_at: now });
        return { after: { disabled_reason: reason } };
      }),

    /** @throws AppError `gift_cards.not_possible` for one that is not disabled */
    enable: (write: CardWrite) =>
      change(write, 'enable', async (trx, { id, disabled_at, disabled_reason }) => {
        if (disabled_at === null) throw new AppError('gift_cards.not_possible');
        const cleared = { disabled_at: null, disabled_reason: '' };
        await repository.update(trx, id, { ...cleared, last_modified_at: clock.now() });
        return { before: { disabled_reason } };
      }),

    /**
     * Mails a new code, with what is left; the one of before is good no more.
     * @throws AppError `gift_cards.not_possible` for one that is not active, or whose address is forgotten
     */
    sendAgain: (write: CardWrite) =>
      change(write, 'send', async (trx, row) => {
        if (row.state !== 'active' || row.email === '') throw new AppError('gift_cards.not_possible');
        const { code, kept } = newCode();
        await repository.update(trx, row.id, { ...kept, send_on: null, last_modified_at: clock.now() });
        await mailCard(mail, trx, row, { amount: row.balance, code });
        return { before: { last_four: row.last_four }, after: { last_four: kept.last_four } };
      }),
  };
}

/** The card that this key issued before. @throws AppError `idempotency.mismatch` where it was for something else */
function knownCard({ gift_card_id }: { gift_card_id: string | null }): string {
  if (gift_card_id === null) throw new AppError('idempotency.mismatch');
  return gift_card_id;
}

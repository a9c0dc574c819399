import { newsletterSchema } from '@tessera/shared/forms';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import { messageOf } from '../../messages/message';
import type { Told } from '../../messages/message';
import { availableOf } from '../../presenters/goods/variant';
import { checkForm } from '../../schemas/check-form';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { MailService } from '../mail/mail.service';
import type { UsersService } from '../users/users.service';
import { backInStockRepository as repository } from './back-in-stock.repository';
import type { WatchRow } from './back-in-stock.repository';
import type { Watched } from './back-in-stock.schemas';
import type { ProductIndexService } from '../catalogue/index/product-index.service';
import { countSubscribers } from './count-subscribers';
import type { NoticeTokens } from '../wishlist/notice-tokens.service';

/** Who asks: an account, an address, or both. */
export interface Asker {
  user_id: string | undefined;
  email: string | undefined;
  language: Language;
}

/** An account; an address that is not confirmed may be somebody else's. */
export interface Owner {
  id: string;
  email: string;
  email_verified: boolean;
}

export interface BackInStockDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  products: Pick<ProductFinder, 'getId' | 'lock'>;
  productIndex: Pick<ProductIndexService, 'sayOptions'>;
  users: Pick<UsersService, 'findById'>;
  mail: Pick<MailService, 'send'>;
  tokens: NoticeTokens;
}

export type BackInStockService = ReturnType<typeof createBackInStockService>;

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const CONFIRM_MS = 7 * DAY_MS;
/** Nobody's mailbox is filled by somebody else's clicks. */
const MAIL_PAUSE_MS = 10 * 60_000;
const MOST_MAILS_AN_HOUR = 500;
const NOTED: Told = { message: messageOf('back_in_stock.noted') };
const NOTED_NEW: Told = { message: messageOf('back_in_stock.noted_new') };
const ASKED: Told = { message: messageOf('back_in_stock.asked') };

interface Address {
  email: string;
  /** whose account it belongs to for certain */
  owner: string | null;
}

/** What is waited for: a variant, or a combination of options (as JSON) that there is no variant of. */
interface Wanted {
  product_id: string;
  variant_id: string | null;
  options: string | null;
  /** for the mail that asks */
  name: string;
}

function variantNotFound(): AppError {
  return new AppError('catalogue.variant_not_found');
}

function notValid(): AppError {
  return new AppError('auth.link_not_valid');
}

/** Who wants to be told when a sold-out variant is back: an account at once, any other address once its owner agrees. */
export function createBackInStockService(deps: BackInStockDeps) {
  const { db, clock, changes, products, productIndex, users, mail, tokens } = deps;
  const recount = (trx: Trx, product_ids: readonly string[]): Promise<void> =>
    countSubscribers(trx, { changes, products }, product_ids);

  /** An address that is known to be the account's. */
  async function wait(trx: Trx, row: WatchRow, user_id: string, language: Language): Promise<void> {
    if (row.state === 'waiting') return repository.update(trx, row.id, { user_id });
    const now = clock.now();
    const waiting = { state: 'waiting' as const, requested_at: now, confirmed_at: now, told_at: null };
    const settled = { token_hash: null, token_expires_at: null };
    await repository.update(trx, row.id, { ...waiting, ...settled, user_id, language });
    await recount(trx, [row.product_id]);
  }

  /** Asks the address's owner by mail, unless that was done a moment ago. */
  async function ask(trx: Trx, row: WatchRow, language: Language, product: string): Promise<void> {
    const now = clock.now();
    if (row.mailed_at !== null && now.getTime() - row.mailed_at.getTime() < MAIL_PAUSE_MS) return;
    const token = tokens.create();
    const valid_until = new Date(now.getTime() + CONFIRM_MS);
    const link = { token_hash: tokens.hashOf(token), token_expires_at: valid_until, mailed_at: now };
    await repository.update(trx, row.id, { state: 'pending', language, requested_at: now, told_at: null, ...link });
    const data = { token, end_token: tokens.end('stock', row.id), product, is_new: row.variant_id === null };
    await mail.send(trx, { to: row.email, template: 'back-in-stock-confirm', data, language, valid_until });
  }

  async function refuseFlood(): Promise<void> {
    const since = new Date(clock.now().getTime() - HOUR_MS);
    if ((await repository.countMailedSince(db, since)) < MOST_MAILS_AN_HOUR) return;
    throw new AppError('request.rate_limited', {}, { retry_after: 600 });
  }

  /** The address to write to, and whose account it belongs to for certain. */
  async function addressOf({ user_id, email }: Asker): Promise<Address> {
    const account = user_id === undefined ? undefined : await users.findById(user_id);
    const given = email?.trim().toLowerCase() || account?.email.toLowerCase() || '';
    await checkForm(newsletterSchema, { email: given });
    const own = account !== undefined && account.email_verified && account.email.toLowerCase() === given;
    return { email: given, owner: own ? account.id : null };
  }

  /** Notes who waits for what; says so, or that they must confirm it. */
  async function note({ email, owner }: Address, language: Language, wanted: Wanted): Promise<Told> {
    if (owner === null) await refuseFlood();
    const { product_id, variant_id, options } = wanted;
    const whose = { id: newId(), product_id, variant_id, options, user_id: owner, email, language };
    const dates = { requested_at: clock.now(), confirmed_at: null, told_at: null, mailed_at: null };
    await withTransaction(db, async (trx) => {
      const row = await repository.lock(trx, { ...whose, ...dates, token_hash: null, token_expires_at: null });
      if (owner !== null) return wait(trx, row, owner, language);
      // Whoever waits already is not asked again; for the one who asks it looks the same.
      if (row.state !== 'waiting') await ask(trx, row, language, wanted.name);
    });
    if (owner === null) return ASKED;
    return variant_id === null ? NOTED_NEW : NOTED;
  }

  /** @throws AppError `validation.failed`, `back_in_stock.available`, `catalogue.*`, `request.rate_limited` */
  async function watch(product: string, variant_id: string, asker: Asker): Promise<Told> {
    const address = await addressOf(asker);
    const product_id = await products.getId(product);
    const variant = await repository.findVariant(db, product_id, variant_id);
    if (!variant) throw variantNotFound();
    if (availableOf(variant) > 0) throw new AppError('back_in_stock.available');
    const name = await repository.getName(db, product_id, asker.language);
    return note(address, asker.language, { product_id, variant_id, options: null, name });
  }

  return {
    /** Notes that somebody waits for a variant that is sold out. @throws as `note`, and where there is some of it */
    watch,

    /**
     * Notes that somebody waits for a combination of options that is not made; for one that is, it is the same as `watch`.
     * @throws AppError `validation.failed`, `back_in_stock.available`, `catalogue.*`, `request.rate_limited`
     */
    async watchCombination(product: string, wanted: Record<string, string>, asker: Asker): Promise<Told> {
      const address = await addressOf(asker);
      const product_id = await products.getId(product);
      const known = await repository.listOptions(db, product_id);
      // The page says options in its own language.
      const said = await productIndex.sayOptions(known, asker.language);
      const values = said.map(({ own, name: word, values: words }) => {
        const asked = wanted[word] ?? wanted[own.name] ?? '';
        return own.values[words.indexOf(asked)] ?? asked;
      });
      const isWhole = Object.keys(wanted).length === known.length && known.length > 0;
      if (!isWhole || known.some((option, index) => !option.values.includes(values[index] ?? '')))
        throw variantNotFound();
      const options = JSON.stringify(Object.fromEntries(known.map((option, index) => [option.name, values[index]])));
      const made = await repository.findMade(db, product_id, options);
      if (made !== undefined) return watch(product_id, made, asker);
      const words = said.map((option, index) => option.values[option.own.values.indexOf(values[index] ?? '')]);
      const name = `${await repository.getName(db, product_id, asker.language)} (${words.join(', ')})`;
      return note(address, asker.language, { product_id, variant_id: null, options, name });
    },

    /** What a program gets that filled in the trap. */
    pretend: (): Told => ASKED,

    /** @throws AppError `auth.link_not_valid` */
    confirm: (token: string): Promise<Told> =>
      withTransaction(db, async (trx) => {
        const row = await repository.lockByToken(trx, tokens.hashOf(token));
        if (!row || row.token_expires_at === null || row.token_expires_at <= clock.now()) throw notValid();
        // The link may be opened twice; the first time counts.
        if (row.state === 'pending') {
          await repository.update(trx, row.id, { state: 'waiting', confirmed_at: clock.now() });
          await recount(trx, [row.product_id]);
        }
        return row.variant_id === null ? NOTED_NEW : NOTED;
      }),

    /** Ends one subscription, by the link in any of its mails; answers whether there is such a one. */
    end: (id: string): Promise<boolean> =>
      withTransaction(db, async (trx) => {
        const row = await repository.lockById(trx, id);
        if (!row) return false;
        if (row.state === 'told') return true;
        await repository.update(trx, id, { state: 'ended', token_hash: null, token_expires_at: null });
        await recount(trx, [row.product_id]);
        return true;
      }),

    /** Somebody who is signed in changed their mind. */
    forgetVariant: (user_id: string, variant_id: string): Promise<void> =>
      withTransaction(db, async (trx) => recount(trx, await repository.endOfUser(trx, user_id, variant_id))),

    /** @throws AppError `catalogue.product_not_found` */
    async listWatched(user_id: string, product: string): Promise<Static<typeof Watched>> {
      return { variant_ids: await repository.listWatched(db, user_id, await products.getId(product)) };
    },

    removeUnconfirmed: (): Promise<void> => repository.removeUnconfirmed(db, clock.now()),

    /** What somebody waits or waited for, for their export. */
    listOf: ({ id, email, email_verified }: Owner) => repository.listOf(db, id, email_verified ? email : null),

    /** Forgets somebody with their account. */
    async forget(trx: Trx, { id, email, email_verified }: Owner): Promise<void> {
      await recount(trx, await repository.removeOf(trx, id, email_verified ? email : null));
    },
  };
}

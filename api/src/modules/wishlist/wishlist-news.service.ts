import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { NoticeTokens } from './notice-tokens.service';
import { groupBy } from '../../infra/basics/group-by';
import type { MailService } from '../mail/mail.service';
import type { StoreService } from '../store/store.service';
import { wishlistNewsRepository as repository } from './wishlist-news.repository';
import type { NewsRow, Reader } from './wishlist-news.repository';

export interface WishlistNewsDeps extends Pick<Infra, 'db' | 'queue'> {
  mail: Pick<MailService, 'send'>;
  store: Pick<StoreService, 'getCurrency'>;
  tokens: NoticeTokens;
}

const JOB = 'wishlist.news';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const BATCH = 500;
/** A mail names so many; the list itself shows all of them. */
const MOST_NAMED = 10;

/**
 * Tells people that what they wish for has become cheaper or is back: once for each drop, all of one look in one mail.
 * Listings hold the price and the stock of now, so that whoever changed them need not know of wishlists.
 */
export function createWishlistNewsService({ db, queue, mail, store, tokens }: WishlistNewsDeps) {
  async function write(trx: Trx, reader: Reader, rows: readonly NewsRow[], currency: string): Promise<void> {
    const cheaper = rows.filter((row) => row.cheaper).slice(0, MOST_NAMED);
    const back = rows.filter((row) => row.back && !row.cheaper).slice(0, MOST_NAMED - cheaper.length);
    if (cheaper.length + back.length === 0) return;
    const end_token = tokens.end('wishlist', reader.id);
    const data = {
      first_name: reader.first_name,
      currency,
      cheaper: cheaper.map(({ name, slug, known_price, price }) => ({ name, slug, before: known_price, now: price })),
      back: back.map(({ name, slug }) => ({ name, slug })),
      end_token,
    };
    const { email, language } = reader;
    await mail.send(trx, { to: email, template: 'wishlist-news', data, language, headers: tokens.headers(end_token) });
  }

  /** The mails and the note that they went out are one transaction. Answers how many wishes were looked at. */
  async function tellBatch(currency: string): Promise<number> {
    return withTransaction(db, async (trx) => {
      const rows = await repository.lockNews(trx, BATCH);
      if (rows.length === 0) return 0;
      await repository.markKnown(trx, rows);
      const wanted = groupBy(
        rows.filter(({ notify }) => notify),
        ({ user_id }) => user_id,
      );
      const readers = wanted.size > 0 ? await repository.listReaders(trx, [...wanted.keys()]) : [];
      for (const reader of readers) await write(trx, reader, wanted.get(reader.id) ?? [], currency);
      return rows.length;
    });
  }

  /** Looks at everything once. */
  async function tell(): Promise<void> {
    const currency = await store.getCurrency();
    while ((await withTransaction(db, (trx) => repository.noteTheRest(trx, BATCH))) === BATCH);
    while ((await tellBatch(currency)) === BATCH);
  }

  return {
    tell,
    /** Takes this job in this process. */
    work: (): Promise<void> => queue.schedule(JOB, EVERY_TEN_MINUTES, tell),
  };
}

import type { Language } from '../../../core/languages';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { AddressesService } from '../../addresses/addresses.service';
import type { SecondFactorService } from '../../auth/second-factor/second-factor.service';
import type { SessionsService } from '../../auth/sessions/sessions.service';
import type { NewsletterService } from '../../newsletter/newsletter.service';
import type { PayLaterAdminService } from '../../pay-later/pay-later-admin.service';
import type { StoreService } from '../../store/store.service';
import type { UserRow, UsersService } from '../../users/users.service';
import type { CustomerRecordView } from './customer.schemas';
import { customerPartsRepository as parts } from './customer-parts.repository';
import { customerRecordRepository as repository } from './customer-record.repository';
import type { CustomerRow } from './customer-record.repository';
import { presentAddress, presentConsent, withTime } from './present-parts';

export interface CustomerRecordsDeps extends Pick<Infra, 'db'> {
  users: Pick<UsersService, 'findById'>;
  sessions: Pick<SessionsService, 'list'>;
  secondFactor: Pick<SecondFactorService, 'get'>;
  addresses: Pick<AddressesService, 'list'>;
  newsletter: Pick<NewsletterService, 'read'>;
  payLaterAdmin: Pick<PayLaterAdminService, 'findOf'>;
  store: Pick<StoreService, 'getCurrency'>;
}

/** Who reads. */
export interface CustomerReader {
  language: Language;
  sees_pay_later: boolean;
}

export type CustomerRecordsService = ReturnType<typeof createCustomerRecords>;

const MOST_SHOWN = 5;
const MOST_MAILS = 10;

type Parts = Pick<
  CustomerRecordView,
  | 'orders'
  | 'returns'
  | 'reviews'
  | 'wishlist_count'
  | 'addresses'
  | 'newsletter_consent'
  | 'pay_later'
  | 'sessions'
  | 'mails'
  | 'has_second_factor'
>;

type Somebody = Pick<
  UserRow,
  | 'first_name'
  | 'last_name'
  | 'username'
  | 'language'
  | 'email'
  | 'email_verified'
  | 'version'
  | 'suspended_at'
  | 'role'
>;

const NOBODY: Somebody = {
  first_name: '',
  last_name: '',
  username: '',
  language: 'en',
  email: '',
  email_verified: false,
  version: 0,
  suspended_at: null,
  role: 'REGULAR',
};

/** Of somebody who has no account any more. */
const NOTHING: Parts = {
  orders: [],
  returns: [],
  reviews: [],
  wishlist_count: 0,
  addresses: [],
  newsletter_consent: null,
  pay_later: null,
  sessions: [],
  mails: [],
  has_second_factor: false,
};

/** A customer as staff see them. */
export function createCustomerRecords(deps: CustomerRecordsDeps) {
  const { db, users, sessions, secondFactor, addresses, newsletter, payLaterAdmin, store } = deps;

  async function findPayLater(id: string, { sees_pay_later }: CustomerReader): Promise<Parts['pay_later']> {
    const account = sees_pay_later ? await payLaterAdmin.findOf(id) : null;
    if (!account) return null;
    const { id: account_id, state, limit, used, overdue } = account;
    return { id: account_id, state, limit, used, overdue };
  }

  async function partsOf(user: UserRow, reader: CustomerReader): Promise<Parts> {
    const { id, email } = user;
    const [orders, returns, reviews, wishlist_count] = await Promise.all([
      parts.latestOrders(db, id, MOST_SHOWN),
      parts.latestReturns(db, id, MOST_SHOWN),
      parts.latestReviews(db, id, MOST_SHOWN),
      parts.countWishes(db, id),
    ]);
    const [book, consent, pay_later, open, factor, mails] = await Promise.all([
      addresses.list(id),
      newsletter.read(user),
      findPayLater(id, reader),
      sessions.list(id, reader.language),
      secondFactor.get(id),
      parts.latestMails(db, email, MOST_MAILS),
    ]);
    return {
      orders: orders.map(({ placed_at, ...row }) => ({ ...row, placed_at: placed_at.toISOString() })),
      returns: returns.map(withTime),
      reviews: reviews.map(withTime),
      wishlist_count,
      addresses: book.items.map(presentAddress),
      newsletter_consent: consent && presentConsent(consent),
      pay_later,
      sessions: open.items.map(({ current: _current, ...session }) => session),
      mails: mails.map(withTime),
      has_second_factor: factor.is_on,
    };
  }

  /** With the account, which one who is anonymous has none of. @throws AppError `customers.not_found` */
  async function find(id: string): Promise<{ row: CustomerRow; user: UserRow | undefined }> {
    const row = isId(id) ? await repository.find(db, id) : undefined;
    const user = row && row.state !== 'anonymised' ? await users.findById(id) : undefined;
    if (!row || (!user && row.state !== 'anonymised')) throw new AppError('customers.not_found');
    return { row, user };
  }

  /** Who it is; of one who is anonymous, nobody. */
  function personOf(user: Somebody = NOBODY) {
    const { first_name, last_name, username, language, email, email_verified, version } = user;
    const name = `${first_name} ${last_name}`.trim();
    const suspended_at = user.suspended_at?.toISOString() ?? null;
    const is_staff = user.role === 'ADMIN';
    return { first_name, last_name, username, language, email, email_verified, version, name, suspended_at, is_staff };
  }

  function presentRow(row: CustomerRow) {
    const { words: _words, name: _name, email: _email, ...kept } = row;
    return {
      ...kept,
      created_at: row.created_at.toISOString(),
      last_order_at: row.last_order_at?.toISOString() ?? null,
      anonymised_at: row.anonymised_at?.toISOString() ?? null,
    };
  }

  return {
    /**
     * Everything about one customer, the latest few of what is long.
     * @throws AppError `customers.not_found`
     */
    async get(id: string, reader: CustomerReader): Promise<CustomerRecordView> {
      const { row, user } = await find(id);
      const [groups, notes, currency, shown] = await Promise.all([
        repository.groupsOf(db, id),
        repository.notesOf(db, id),
        store.getCurrency(),
        user ? partsOf(user, reader) : NOTHING,
      ]);
      return {
        ...presentRow(row),
        ...personOf(user),
        currency,
        groups,
        notes: notes.map(withTime),
        ...shown,
      };
    },

    /** What staff keep of somebody, for their export. */
    async readPersonal(id: string) {
      const row = await repository.find(db, id);
      if (!row) return null;
      const { phone, tags, suspension_reason } = row;
      const [groups, notes] = await Promise.all([repository.groupsOf(db, id), repository.notesOf(db, id)]);
      return {
        phone,
        tags,
        suspension_reason,
        groups: groups.map(({ name }) => name),
        notes_of_staff: notes.map(({ text, created_at }) => ({ text, created_at })),
      };
    },
  };
}

import { forgotPasswordSchema } from '@tessera/shared/forms';
import type { Updateable } from 'kysely';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { AddressSnapshot, DraftLine, OrderDraftsTable } from '../../infra/database/tables/orders';
import { newId } from '../../infra/basics/ids';
import { readListCursor, writeListCursor } from '../../infra/database/lists/list-cursor';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { Actor } from '../../framework/routes/http';
import type { Person } from '../../framework/door/personal-data';
import { checkAddress } from '../../schemas/check-address';
import { checkForm } from '../../schemas/check-form';
import type { AuditService } from '../audit/audit.service';
import type { CartViewsService } from '../cart/cart-views.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import type { DraftQuotes } from './draft-quotes.service';
import { orderDraftsRepository } from './records/order-drafts.repository';
import type { OrderDraftRow } from './records/order-drafts.repository';
import type { OrderDraftEdit, OrderDraftListView, OrderDraftView } from './records/order-drafts.schemas';

export interface OrderDraftsDeps extends Pick<Infra, 'db' | 'clock'> {
  draftQuotes: DraftQuotes;
  cartViews: Pick<CartViewsService, 'listGoods'>;
  users: Pick<UsersService, 'findById'>;
  store: Pick<StoreService, 'getCurrency'>;
  audit: Pick<AuditService, 'record'>;
}

type Staff = Actor & { user_id: string };
type Values = Updateable<OrderDraftsTable>;
type LineValues = Pick<Values, 'lines'>;

export type OrderDraftsService = ReturnType<typeof createOrderDraftsService>;

const PAGE = 50;
/** Their order, as its cursors name it. */
const LAST_CHANGED = '-last_modified_at';
/** After whoever changed it last. */
export const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;

/** Orders that staff write for somebody, until one is placed or nobody has touched it for thirty days. */
export function createOrderDraftsService(deps: OrderDraftsDeps) {
  const { db, clock, draftQuotes, cartViews, users, store, audit } = deps;

  const stamps = () => {
    const now = clock.now();
    return { last_modified_at: now, expires_at: new Date(now.getTime() + DAYS_KEPT * DAY_MS) };
  };

  async function getRow(id: string): Promise<OrderDraftRow> {
    const row = await orderDraftsRepository.find(db, id);
    if (!row) throw new AppError('order_drafts.not_found');
    return row;
  }

  /** An account's address and names are its own; whoever has none is known by what staff type. */
  async function customerValues({ user_id, email, first_name, last_name }: OrderDraftEdit): Promise<Values> {
    if (user_id !== undefined) {
      const user = await users.findById(user_id);
      if (!user) throw new AppError('order_drafts.not_found.customer');
      const names = { first_name: user.first_name, last_name: user.last_name };
      return { user_id, email: user.email, ...names, language: user.language };
    }
    if (email !== undefined && email.trim() !== '') await checkForm(forgotPasswordSchema, { email });
    return {
      ...(email !== undefined && { email: email.trim(), user_id: null }),
      ...(first_name !== undefined && { first_name: first_name.trim() }),
      ...(last_name !== undefined && { last_name: last_name.trim() }),
    };
  }

  /** @throws AppError `catalogue.variant_not_found` for a variant that is neither there nor was in the draft */
  async function linesOf(items: OrderDraftEdit['items'], before: readonly DraftLine[]): Promise<LineValues> {
    if (!items) return {};
    const each = [...new Map(items.map((item) => [item.variant_id, item])).values()];
    const there = await cartViews.listGoods(db, each);
    const names = new Map([...before, ...there].map(({ variant_id, name }) => [variant_id, name]));
    const lines = each.map(({ variant_id, quantity, price = null, reason }): DraftLine => {
      const name = names.get(variant_id);
      if (name === undefined) throw new AppError('catalogue.variant_not_found');
      return { variant_id, quantity, price, reason: price === null ? '' : reason.trim(), name };
    });
    return { lines: JSON.stringify(lines) };
  }

  async function valuesOf(edit: OrderDraftEdit, before: readonly DraftLine[]): Promise<Values> {
    const { discount, agreed_delivery, delivery_method, note, language } = edit;
    return {
      ...(await customerValues(edit)),
      ...(await linesOf(edit.items, before)),
      ...(language !== undefined && { language }),
      ...(discount !== undefined && { discount: discount && JSON.stringify(trimmed(discount)) }),
      ...(agreed_delivery !== undefined && { agreed_delivery: agreed_delivery && JSON.stringify(agreed_delivery) }),
      ...(delivery_method !== undefined && { delivery_method }),
      ...(note !== undefined && { note }),
      ...(await addressValue('shipping_address', edit.shipping_address)),
      ...(await addressValue('billing_address', edit.billing_address)),
    };
  }

  /** What lists show of it, kept with it: they read no prices. */
  async function sumUp(row: OrderDraftRow, language: Language): Promise<OrderDraftView> {
    const view = await draftQuotes.present(row, language);
    const item_count = view.items.reduce((sum, { quantity }) => sum + quantity, 0);
    await orderDraftsRepository.noteSums(db, row.id, { total: view.totals.total, item_count });
    return view;
  }

  const note = (trx: Trx, actor: Staff, action: string, row: Pick<OrderDraftRow, 'id' | 'user_id'>, after?: object) =>
    audit.record(trx, actor, {
      action: `order_drafts.${action}`,
      record_type: 'order_draft',
      record_id: row.id,
      ...(after && { after }),
      ...(row.user_id !== null && { person: row.user_id }),
    });

  return {
    /** Fifty at a time, last changed first. */
    async list(after: string | undefined): Promise<OrderDraftListView> {
      const place = after === undefined ? undefined : readListCursor(after, LAST_CHANGED);
      const [currency, rows] = [await store.getCurrency(), await orderDraftsRepository.list(db, place, PAGE + 1)];
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
      const items = rows.slice(0, PAGE).map(({ last_modified_at, expires_at, sort_key: _, ...row }) => ({
        ...row,
        currency,
        last_modified_at: last_modified_at.toISOString(),
        expires_at: expires_at.toISOString(),
      }));
      return { items, next_cursor: last ? writeListCursor(LAST_CHANGED, last) : null };
    },

    /** @throws AppError `order_drafts.not_found` */
    get: async (id: string, language: Language): Promise<OrderDraftView> =>
      draftQuotes.present(await getRow(id), language),

    /** @throws AppError `validation.failed` by field, `catalogue.variant_not_found`, `order_drafts.not_found.customer` */
    async create(actor: Staff, edit: OrderDraftEdit, language: Language): Promise<OrderDraftView> {
      const values = await valuesOf(edit, []);
      const id = newId();
      await withTransaction(db, async (trx) => {
        const times = { created_at: clock.now(), ...stamps() };
        const row = { shipping_address: null, billing_address: null, discount: null, agreed_delivery: null };
        const none = { ...row, user_id: null, delivery_method: null, order_id: null, return_id: null, language };
        await orderDraftsRepository.insert(trx, { id, ...none, ...times, ...values, created_by: actor.user_id });
        await note(trx, actor, 'create', { id, user_id: values.user_id ?? null }, auditedOf(edit));
      });
      return sumUp(await getRow(id), language);
    },

    /**
     * Keeps what is given.
     * @throws AppError as `create`; `order_drafts.stale` with the draft as it is now, `order_drafts.not_possible` once it
     * has become an order, and for whose it is and its discount where it exchanges a return
     */
    async update(
      actor: Staff,
      id: string,
      { version, ...edit }: OrderDraftEdit & { version: number },
      language: Language,
    ): Promise<OrderDraftView> {
      const before = await getRow(id);
      if (before.return_id !== null && isFixed(edit)) throw new AppError('order_drafts.not_possible.exchange');
      const values = await valuesOf(edit, before.lines);
      const isSaved = await withTransaction(db, async (trx) => {
        const row = await orderDraftsRepository.lock(trx, id);
        if (!row) throw new AppError('order_drafts.not_found');
        if (row.order_id !== null) throw new AppError('order_drafts.not_possible.placed');
        if (row.version !== version) return false;
        await orderDraftsRepository.update(trx, id, { ...values, ...stamps() });
        await note(trx, actor, 'update', { id, user_id: values.user_id ?? row.user_id }, auditedOf(edit));
        return true;
      });
      const current = await sumUp(await getRow(id), language);
      if (!isSaved) throw new AppError('order_drafts.stale', {}, { extensions: { current } });
      return current;
    },

    /** @throws AppError `order_drafts.not_found`, `order_drafts.not_possible` once it has become an order */
    remove: (actor: Staff, id: string): Promise<void> =>
      withTransaction(db, async (trx) => {
        const row = await orderDraftsRepository.lock(trx, id);
        if (!row) throw new AppError('order_drafts.not_found');
        if (row.order_id !== null) throw new AppError('order_drafts.not_possible.placed');
        await orderDraftsRepository.remove(trx, id);
        await note(trx, actor, 'delete', row);
      }),

    /** Lines of variants that there are. @throws AppError `catalogue.variant_not_found` */
    linesOf,

    /** A draft as it has just been written, with the sums that lists show. */
    show: async (id: string, language: Language): Promise<OrderDraftView> => sumUp(await getRow(id), language),

    removeExpired: (): Promise<void> => orderDraftsRepository.removeExpired(db, clock.now()),

    /** Those with an account go with it; those for its confirmed address go, too. */
    async forget(trx: Trx, { email, email_verified }: Person): Promise<void> {
      if (email_verified) await orderDraftsRepository.removeFor(trx, email);
    },

    /** What is kept of somebody, for their export. */
    listOf: (user_id: string) => orderDraftsRepository.listOfUser(db, user_id),
  };
}

/** Whose it is, and what goes off it, follow from the return that it exchanges. */
const isFixed = ({ user_id, email, discount }: OrderDraftEdit): boolean =>
  [user_id, email, discount].some((value) => value !== undefined);

const trimmed = <Value extends { reason: string }>(value: Value): Value => ({ ...value, reason: value.reason.trim() });

/** What the audit log is told: which parts were changed, and what goes off the price; addresses stay in the draft. */
function auditedOf({ discount, agreed_delivery, items, ...edit }: OrderDraftEdit): object {
  const prices = items?.flatMap(({ variant_id, price, reason }) =>
    price === undefined || price === null ? [] : [{ variant_id, price, reason }],
  );
  return {
    changed: Object.keys({ ...edit, ...(items && { items }) }),
    ...(discount !== undefined && { discount }),
    ...(agreed_delivery !== undefined && { agreed_delivery }),
    ...(prices && prices.length > 0 && { prices }),
  };
}

type AddressField = 'shipping_address' | 'billing_address';

async function addressValue(field: AddressField, address: AddressSnapshot | null | undefined): Promise<Values> {
  if (address === undefined) return {};
  return { [field]: address && JSON.stringify(await checkAddress(field, address)) };
}

import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { Actor } from '../../framework/routes/http';
import type { AuditService } from '../audit/audit.service';
import type { ExchangesService, LockedReturn } from '../returns/exchanges.service';
import type { UsersService } from '../users/users.service';
import { orderDraftsRepository } from './records/order-drafts.repository';
import type { ExchangeRequest, OrderDraftView } from './records/order-drafts.schemas';
import type { OrderDraftsService } from './order-drafts.service';

export interface ExchangeDraftsDeps extends Pick<Infra, 'db' | 'clock'> {
  orderDrafts: Pick<OrderDraftsService, 'linesOf' | 'show'>;
  returnExchanges: Pick<ExchangesService, 'lock'>;
  users: Pick<UsersService, 'findById'>;
  audit: Pick<AuditService, 'record'>;
}

export type ExchangeDraftsService = ReturnType<typeof createExchangeDrafts>;

const KEPT_MS = 30 * 86_400_000;

/** Orders that exchange what came back: written from the return, for the same customer. */
export function createExchangeDrafts({ db, clock, orderDrafts, returnExchanges, users, audit }: ExchangeDraftsDeps) {
  /** Whose the return is, where they are now; the delivery costs nothing until staff say otherwise. */
  async function valuesOf(trx: Trx, { order, user_id, language }: LockedReturn) {
    const user = user_id === null ? undefined : await users.findById(user_id, trx);
    const { first_name, last_name } = user ?? order.shipping_address;
    return {
      user_id: user ? user_id : null,
      email: user?.email ?? order.email,
      first_name,
      last_name,
      language: user?.language ?? language,
      shipping_address: JSON.stringify(order.shipping_address),
      billing_address: order.billing_address && JSON.stringify(order.billing_address),
      delivery_method: order.delivery.code,
      agreed_delivery: JSON.stringify({ name: order.delivery.name, price: 0 }),
      discount: null,
      order_id: null,
    };
  }

  const note = (
    trx: Trx,
    actor: Actor,
    action: string,
    id: string,
    { row }: LockedReturn,
    items: object,
  ): Promise<void> =>
    audit.record(trx, actor, {
      action: `order_drafts.${action}`,
      record_type: 'order_draft',
      record_id: id,
      after: { return_number: row.number, items },
      ...(row.user_id !== null && { person: row.user_id }),
    });

  return {
    /**
     * Begins the order that takes the place of a return's money. Of a return there is one such draft: where it was begun
     * before, these goods take the place of those in it.
     * @throws AppError `returns.not_found`, `returns.wrong_state`, `conflict` where the return has changed since it was
     * seen, `catalogue.variant_not_found`
     */
    async begin(
      actor: Actor & { user_id: string },
      return_id: string,
      { version, items }: ExchangeRequest,
      language: Language,
    ): Promise<OrderDraftView> {
      const lines = await orderDrafts.linesOf(
        items.map((item) => ({ ...item, reason: '' })),
        [],
      );
      const id = await withTransaction(db, async (trx) => {
        const returned = await returnExchanges.lock(trx, return_id);
        if (returned.row.version !== version) throw new AppError('conflict');
        if (returned.row.state !== 'received') throw new AppError('returns.wrong_state');
        const now = clock.now();
        const stamps = { last_modified_at: now, expires_at: new Date(now.getTime() + KEPT_MS) };
        const begun = await orderDraftsRepository.lockOfReturn(trx, return_id);
        if (begun) {
          await orderDraftsRepository.update(trx, begun.id, { ...lines, ...stamps });
          await note(trx, actor, 'update', begun.id, returned, items);
          return begun.id;
        }
        const draft = { id: newId(), return_id, created_by: actor.user_id, created_at: now, ...stamps };
        await orderDraftsRepository.insert(trx, { ...draft, ...lines, ...(await valuesOf(trx, returned)) });
        await note(trx, actor, 'create', draft.id, returned, items);
        return draft.id;
      });
      return orderDrafts.show(id, language);
    },
  };
}

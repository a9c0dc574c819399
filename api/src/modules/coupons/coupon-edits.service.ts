import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId, newId } from '../../infra/basics/ids';
import { drawReference } from '../../infra/basics/references';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import type { AuditService } from '../audit/audit.service';
import type { PromotionsService } from '../promotions/promotions.service';
import { couponRecordsRepository as repository } from './coupon-records.repository';
import type { StoredCoupon } from './coupon-records.repository';
import type { CouponRecordsService } from './coupon-records.service';
import { changesOf, givesOther, newTerms, nextTerms, termsOf, toldOf } from './coupon-terms';
import type { AdminCouponRecordView, CouponEdit, NewCoupon, NewCoupons } from './coupons.schemas';

export interface CouponEditsDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  promotions: Pick<PromotionsService, 'codeOf'>;
  couponRecords: Pick<CouponRecordsService, 'get'>;
}

/** A write of staff: of which coupon, by whom, and what they have seen of it. */
export interface CouponWrite {
  id: string;
  actor: Actor;
  version: number;
}

/** What a deed has done, for the audit log. */
interface Done {
  before: object;
  after: object;
}

export type CouponEditsService = ReturnType<typeof createCouponEdits>;

const MOST_COUPONS = 10_000;
const CODE = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;
const PREFIX = /^[A-Z0-9]{2,12}$/;
/** 30 to the tenth: who tries as often as the limit of guesses lets them finds none of a thousand. */
const DRAWN_LETTERS = 10;
const TRIES = 5;

/** Coupons as staff make and change them. What shoppers are given is read from the tables each time: it follows at once. */
export function createCouponEdits({ db, clock, audit, promotions, couponRecords }: CouponEditsDeps) {
  const note = (trx: Trx, actor: Actor, action: string, id: string, done: Done): Promise<void> =>
    audit.record(trx, actor, { action: `coupons.${action}`, record_type: 'coupon', record_id: id, ...done });

  async function refuseTooMany(trx: Trx): Promise<void> {
    if ((await repository.count(trx)) >= MOST_COUPONS)
      throw new AppError('coupons.not_possible.most', { most: MOST_COUPONS });
  }

  /** @throws AppError `coupons.not_found`, `coupons.stale` with the coupon as it is */
  async function change(
    { id, actor, version }: CouponWrite,
    action: string,
    deed: (trx: Trx, row: StoredCoupon) => Promise<Done>,
  ) {
    const isDone = await withTransaction(db, async (trx) => {
      const row = isId(id) ? await repository.lock(trx, id) : undefined;
      if (!row) throw new AppError('coupons.not_found');
      if (row.version !== version) return false;
      await note(trx, actor, action, id, await deed(trx, row));
      return true;
    });
    if (!isDone) throw new AppError('coupons.stale', {}, { extensions: { current: await couponRecords.get(id) } });
  }

  const stamps = () => ({ created_at: clock.now(), last_modified_at: clock.now() });

  return {
    /** @throws AppError `validation.failed`, `coupons.not_possible` */
    async create(actor: Actor, { code: typed, ...body }: NewCoupon): Promise<AdminCouponRecordView> {
      const code = promotions.codeOf(typed);
      if (!CODE.test(code)) throw notValid({ code: [messageOf('validation.failed.coupon_code')] });
      const terms = newTerms(body);
      const id = newId();
      await withTransaction(db, async (trx) => {
        await refuseTooMany(trx);
        const isFree =
          !(await repository.isOneOfMany(trx, code)) &&
          (await repository.insert(trx, { id, code, prefix: null, ...terms, ...stamps() }));
        if (!isFree) throw notValid({ code: [messageOf('validation.failed.coupon_code_taken')] });
        await note(trx, actor, 'create', id, { before: {}, after: { code, ...toldOf(terms) } });
      });
      return couponRecords.get(id);
    },

    /** One coupon of many codes, each of which nobody can guess. @throws AppError `validation.failed`, `coupons.not_possible` */
    async createMany(actor: Actor, { prefix: typed, count, ...body }: NewCoupons): Promise<AdminCouponRecordView> {
      const prefix = promotions.codeOf(typed);
      if (!PREFIX.test(prefix)) throw notValid({ prefix: [messageOf('validation.failed.coupon_prefix')] });
      const terms = newTerms(body);
      const id = newId();
      await withTransaction(db, async (trx) => {
        await refuseTooMany(trx);
        await repository.insert(trx, { id, code: null, prefix, codes: count, ...terms, ...stamps() });
        let missing = count;
        for (let attempt = 0; attempt < TRIES && missing > 0; attempt += 1) {
          const drawn = Array.from({ length: missing }, () => drawReference(prefix, DRAWN_LETTERS));
          missing -= await repository.addCodes(trx, id, drawn);
        }
        if (missing > 0) throw new Error('No free codes were found');
        await note(trx, actor, 'create', id, { before: {}, after: { prefix, codes: count, ...toldOf(terms) } });
      });
      return couponRecords.get(id);
    },

    /**
     * What it gives stays once somebody ordered with it: when such an order is changed, its discount is reckoned anew.
     * @throws AppError `coupons.stale`, `coupons.not_found`, `coupons.not_possible`, `validation.failed`
     */
    async update(write: CouponWrite, edit: CouponEdit): Promise<AdminCouponRecordView> {
      await change(write, 'update', async (trx, row) => {
        if (givesOther(row, edit) && (await repository.listOrders(trx, row.id, 1)).length > 0)
          throw new AppError('coupons.not_possible.given');
        const next = nextTerms(row, edit, await repository.mostUsed(trx, row));
        await repository.update(trx, row.id, { ...next, version: row.version + 1, last_modified_at: clock.now() });
        return changesOf(row, next);
      });
      return couponRecords.get(write.id);
    },

    /** Of one that no order was ever placed with. @throws AppError `coupons.stale`, `coupons.not_found`, `coupons.not_possible` */
    remove: (write: CouponWrite): Promise<void> =>
      change(write, 'delete', async (trx, row) => {
        if ((await repository.listOrders(trx, row.id, 1)).length > 0) throw new AppError('coupons.not_possible.used');
        await repository.remove(trx, row.id);
        const { code, prefix, codes } = row;
        return { before: { ...(code === null ? { prefix, codes } : { code }), ...toldOf(termsOf(row)) }, after: {} };
      }),
  };
}

import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { CouponEditsService, CouponWrite } from './coupon-edits.service';
import type { CouponListService } from './coupon-list.service';
import type { CouponRecordsService } from './coupon-records.service';
import {
  AdminCouponList,
  AdminCouponQuery,
  AdminCouponRecord,
  CouponEditBody,
  CouponParams,
  CouponVersionQuery,
  NewCouponBody,
  NewCouponsBody,
} from './coupons.schemas';

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const one = { ...base, params: CouponParams, response: { 200: ref(AdminCouponRecord), ...failures } };
const made = { 201: ref(AdminCouponRecord), ...failures };

export interface CouponsRoutesDeps extends RouteTools {
  couponList: CouponListService;
  couponRecords: CouponRecordsService;
  couponEdits: CouponEditsService;
}

const writeOf = (request: FastifyRequest, id: string, version: number): CouponWrite => ({
  id,
  actor: actorOf(request),
  version,
});

/** Coupons, by staff. */
export function couponsRoutes(api: App, { couponList, couponRecords, couponEdits, policy }: CouponsRoutesDeps): void {
  const read = policy.requireRight('marketing.read');
  const write = policy.requireRight('marketing.write');

  api.get('/admin/coupons', {
    schema: {
      ...base,
      summary: 'Coupons by filters and words, the latest first',
      querystring: AdminCouponQuery,
      response: { 200: ref(AdminCouponList), ...failures },
    },
    onRequest: read,
    handler: (request) => couponList.list(request.query),
  });

  api.post('/admin/coupons', {
    schema: { ...base, summary: 'Makes a coupon', body: NewCouponBody, response: made },
    onRequest: write,
    handler: async (request, reply) => reply.code(201).send(await couponEdits.create(actorOf(request), request.body)),
  });

  api.post('/admin/coupons/many', {
    schema: { ...base, summary: 'Makes a coupon of many codes', body: NewCouponsBody, response: made },
    onRequest: write,
    handler: async (request, reply) =>
      reply.code(201).send(await couponEdits.createMany(actorOf(request), request.body)),
  });

  api.get('/admin/coupons/:id', {
    schema: { ...one, summary: 'A coupon with the latest orders that used it' },
    onRequest: read,
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return couponRecords.get(request.params.id);
    },
  });

  api.patch('/admin/coupons/:id', {
    schema: { ...one, summary: 'Changes a coupon, or switches it off', body: CouponEditBody },
    onRequest: write,
    handler: (request) => {
      const { version, ...edit } = request.body;
      return couponEdits.update(writeOf(request, request.params.id, version), edit);
    },
  });

  api.delete('/admin/coupons/:id', {
    schema: {
      ...base,
      summary: 'Removes a coupon that no order was placed with',
      params: CouponParams,
      querystring: CouponVersionQuery,
      response: { 204: Type.Null(), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) => {
      await couponEdits.remove(writeOf(request, request.params.id, request.query.version));
      return reply.code(204).send(null);
    },
  });
}

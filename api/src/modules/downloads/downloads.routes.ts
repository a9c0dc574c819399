import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  AuditDownloadBody,
  ClosingDownloadParams,
  OwedDownloadBody,
  CouponCodesParams,
  CouponDownloadBody,
  CustomerDownloadBody,
  Download,
  DownloadBody,
  DownloadParams,
  JobDownloadParams,
  PayLaterDownloadBody,
  ProductDownloadBody,
  SubscriberDownloadBody,
  TransactionDownloadBody,
  ReportDownloadBody,
} from './downloads.schemas';
import type { DownloadsService } from './downloads.service';

const binary = Type.String({ format: 'binary' });
const file = { content: { 'text/csv': { schema: binary }, 'application/pdf': { schema: binary } } };
const tags = ['admin'];

/** Addresses by which a browser fetches a file for staff, each once and within a minute, and the files. */
export function downloadsRoutes(api: App, { downloads, policy }: RouteTools & { downloads: DownloadsService }): void {
  api.post('/admin/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads a file, once and within a minute',
      body: DownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    // Each call gives another ticket; an answer that is kept would be a ticket that is kept.
    config: { own_idempotency: true },
    onRequest: policy.requireRight('orders.read'),
    handler: async (request, reply) =>
      reply.code(201).send(await downloads.issue(request.body, actorOf(request), request.language)),
  });

  api.post('/admin/audit-log/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads entries of the audit log as a CSV file, once and within a minute',
      body: AuditDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('audit.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'audit_log', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/products/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads products as a CSV file, once and within a minute',
      body: ProductDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('products.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'products', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/customers/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads customers as a CSV file, once and within a minute',
      body: CustomerDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('customers.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'customers', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/transactions/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads money in and out as a CSV file, once and within a minute',
      body: TransactionDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('transactions.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'transactions', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/pay-later/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads pay-later accounts as a CSV file, once and within a minute',
      body: PayLaterDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('pay_later.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'pay_later', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/transactions/closings/:month/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads the closing of a month as a CSV file, once and within a minute',
      params: ClosingDownloadParams,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('transactions.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'closing', month: request.params.month } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/transactions/stored-values/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads what was owed by gift cards and store credit as a day ended, as a CSV file',
      body: OwedDownloadBody,
      response: { 201: ref(Download), '4xx': ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('transactions.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'stored_values', day: request.body.day } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/coupons/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads coupons as a CSV file, once and within a minute',
      body: CouponDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('marketing.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'coupons', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/coupons/:id/codes/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads the codes of a coupon as a CSV file, once and within a minute',
      params: CouponCodesParams,
      response: { 201: ref(Download), 404: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('marketing.write'),
    handler: async (request, reply) => {
      const asked = { kind: 'coupon_codes', coupon_id: request.params.id } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/subscribers/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads subscribers of the newsletter as a CSV file, once and within a minute',
      body: SubscriberDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('subscribers.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'subscribers', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/reports/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads a report as a CSV file, once and within a minute',
      body: ReportDownloadBody,
      response: { 201: ref(Download), 422: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireRight('reports.read'),
    handler: async (request, reply) => {
      const asked = { kind: 'reports', filter: request.body.filter ?? {} } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.post('/admin/jobs/:id/downloads', {
    schema: {
      tags,
      summary: 'An address that downloads the file of a job, once and within a minute',
      params: JobDownloadParams,
      response: { 201: ref(Download), 404: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: policy.requireStaff,
    handler: async (request, reply) => {
      const asked = { kind: 'job', job_id: request.params.id } as const;
      return reply.code(201).send(await downloads.issue(asked, actorOf(request), request.language));
    },
  });

  api.get('/downloads/:ticket', {
    schema: {
      tags,
      summary: 'The file that a ticket is for',
      params: DownloadParams,
      response: { 200: file, 410: ref(Problem) },
    },
    onRequest: allowAnyone,
    // Whoever only looks whether it is there must not use it up.
    exposeHeadRoute: false,
    handler: async ({ params }, reply) => {
      const { name, type, content } = await downloads.open(params.ticket);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(content as never); // its schema says 'binary', which is a stream here
    },
  });
}

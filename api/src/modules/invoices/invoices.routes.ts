import { Type } from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { messageOf, tell } from '../../messages/message';
import { allowAnyone } from '../../plugins/policy';
import { Message, Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { DocumentParams, InvoiceLink, InvoiceLinkBody, InvoiceLinkQuery, InvoiceParams } from './invoices.schemas';
import type { InvoiceFile, InvoicesService, Reader } from './invoices.service';

const pdf = { content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } } };
const tags = ['orders'];
const base = { tags, params: InvoiceParams };

export interface InvoicesRoutesDeps extends RouteTools {
  invoices: InvoicesService;
}

export function invoicesRoutes(api: App, { invoices, policy }: InvoicesRoutesDeps): void {
  async function readerOf(request: FastifyRequest): Promise<Reader> {
    const caller = callerOf(request);
    return { user_id: caller.user_id, may_read_all: await policy.mayCaller(caller, 'orders.read') };
  }

  api.get('/orders/:id/invoice.pdf', {
    schema: {
      ...base,
      summary: 'The invoice, for the buyer and for staff',
      response: { 200: pdf, 202: ref(Message), 404: ref(Problem) },
    },
    onRequest: policy.requireUser,
    handler: async (request, reply) =>
      sendFile(request, reply, await invoices.open({ id_or_number: request.params.id }, await readerOf(request))),
  });

  api.get('/orders/:id/documents/:number.pdf', {
    schema: {
      tags,
      params: DocumentParams,
      summary: 'One of its invoices and credit notes, for the buyer and for staff',
      response: { 200: pdf, 202: ref(Message), 404: ref(Problem) },
    },
    onRequest: policy.requireUser,
    handler: async (request, reply) => {
      const { id: id_or_number, number } = request.params;
      return sendFile(request, reply, await invoices.open({ id_or_number, number }, await readerOf(request)));
    },
  });

  api.post('/orders/:id/invoice-links', {
    schema: {
      ...base,
      summary: 'An address that downloads the invoice, or the document of a number, for two minutes',
      body: InvoiceLinkBody,
      response: { 201: ref(InvoiceLink), 202: ref(Message), 404: ref(Problem) },
    },
    onRequest: policy.requireUser,
    handler: async (request, reply) => {
      const asked = { id_or_number: request.params.id, ...request.body };
      const link = await invoices.link(asked, await readerOf(request));
      return link ? reply.code(201).send(link) : wait(request, reply);
    },
  });

  api.get('/invoices/download', {
    schema: {
      tags: ['orders'],
      summary: 'The invoice that a link is for',
      querystring: InvoiceLinkQuery,
      response: { 200: pdf, 202: ref(Message), 410: ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async (request, reply) => sendFile(request, reply, await invoices.openByLink(request.query.link)),
  });
}

function wait({ language }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(202)
    .header('retry-after', 1)
    .send(tell({ message: messageOf('invoices.in_the_making') }, language));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { name, content }: InvoiceFile): FastifyReply {
  reply.header('cache-control', 'private, no-store');
  if (!content) return wait(request, reply);
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .type('application/pdf')
    .send(content);
}

import type { Readable } from 'node:stream';
import type { Static, TSchema } from 'typebox';
import type { Language } from '../../../core/languages';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { actorOf } from '../../routes/http';
import type { Actor, App, Policy } from '../../routes/http';
import { FORM_BYTES } from './read-picture';
import type { Right } from '../../staff/rights';
import { readFilePart } from './read-file-part';
import { CheckItemsQuery, CheckParams, FileParams } from './sent-file-schemas';
import type { CheckItemsSearch } from './sent-file-schemas';
import { MOST_FILE_BYTES } from './sent-files';

interface SentFileRoutesDeps<File extends TSchema, Check extends TSchema, Items extends TSchema> {
  policy: Pick<Policy, 'requireRight'>;
  right: Right;
  /** what a record is: `/admin/<record>-files`, `/admin/<record>-checks` */
  record: 'product' | 'customer' | 'redirect';
  schemas: { file: File; check: Check; items: Items };
  files: {
    take(actor: Actor, file: { name: string; source: Readable }): Promise<{ id: string }>;
    get(id: string): Promise<Static<File>>;
    getCheck(id: string): Promise<Static<Check>>;
    listItems(id: string, language: Language, search: CheckItemsSearch): Promise<Static<Items>>;
  };
}

const tags = ['admin'];

/**
 * Files of one kind, and what was found in them; checking and writing are long jobs. Needs a scope that takes multipart
 * bodies.
 */
export function sentFileRoutes<File extends TSchema, Check extends TSchema, Items extends TSchema>(
  api: App,
  { policy, right, record, schemas, files }: SentFileRoutesDeps<File, Check, Items>,
): void {
  const onRequest = policy.requireRight(right);
  // that `files` answers as they say is held by the types above
  const { file, check, items }: Record<keyof typeof schemas, TSchema> = schemas;

  api.post(`/admin/${record}-files`, {
    schema: {
      tags,
      summary: `Sends a file of ${record}s`,
      description:
        'multipart/form-data: one file of at most 50 MB. Nothing of it is written; it is kept for seven days.',
      consumes: ['multipart/form-data'],
      response: { 201: ref(file), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_FILE_BYTES + FORM_BYTES,
    onRequest,
    handler: async (request, reply) => {
      const { id } = await files.take(actorOf(request), await readFilePart(request, MOST_FILE_BYTES));
      return reply.code(201).send(await files.get(id));
    },
  });

  api.get(`/admin/${record}-files/:file_id`, {
    schema: {
      tags,
      params: FileParams,
      summary: `A file of ${record}s with its columns`,
      response: { 200: ref(file), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => files.get(request.params.file_id),
  });

  api.get(`/admin/${record}-checks/:check_id`, {
    schema: {
      tags,
      params: CheckParams,
      summary: `What a check of ${record}s has found so far, in figures; its id is that of its job`,
      response: { 200: ref(check), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => files.getCheck(request.params.check_id),
  });

  api.get(`/admin/${record}-checks/:check_id/items`, {
    schema: {
      tags,
      params: CheckParams,
      summary: `The ${record}s of a checked file: what changes of each, or what is wrong with it`,
      querystring: CheckItemsQuery,
      response: { 200: ref(items), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => files.listItems(request.params.check_id, request.language, request.query),
  });
}

import { STATUS_CODES } from 'node:http';
import { isDiskFull } from '@tessera/server/files';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/errors';
import type { ErrorKey, FieldErrors } from '../../errors/errors';
import type { App } from '../../framework/routes/http';
import { isDatabaseAway } from '../../infra/database/database-away';
import { reasonOf } from '../../infra/basics/reason-of';
import type { Language } from '../../core/languages';
import type { PlainKey } from '../../messages/message';
import { languageOf } from './accept-language';
import { errorsByField } from './validation';

/**
 * Every failure leaves as `application/problem+json` (RFC 9457, docs/api.md, 'Errors'); an unknown one says nothing of
 * its cause.
 */
export function problems(app: App): void {
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('request.not_found')));
}

/** The one answer to a failure; also to those that come before any route, as an address that cannot be read. */
export function answerProblem(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error);
  const url = pathOf(request);
  if (failure.status >= 500) {
    // Who is told to come back does: where that was thrown is of no interest, and would fill the log.
    const isPutOff = error instanceof AppError && error.retry_after !== undefined;
    if (isPutOff) request.log.warn({ reason: reasonOf(error), url }, 'a request was put off');
    else request.log.error({ err: error, url }, 'a request failed');
  }
  return sendProblem(request, reply, failure);
}

/** Without its query, which may hold the token of a link. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: AppError): FastifyReply {
  const { status, code, message, messageIn, errors, extensions, retry_after } = failure;
  // Read here: what the router refuses has not been through any hook.
  const language = languageOf(request.headers['accept-language']);
  if (retry_after !== undefined) reply.header('retry-after', retry_after);
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    // Stays as it is in every language: clients compare it (docs/product.md §6).
    detail: message,
    code,
    message: messageIn(language),
    ...(errors ? { errors: inWords(errors, language) } : {}),
    ...extensions,
    request_id: request.id,
  };
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('x-request-id', request.id)
    .header('content-type', 'application/problem+json')
    .send(JSON.stringify(body));
}

const inWords = (errors: FieldErrors, language: Language): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, said.map((one) => one(language))]));

const KEY_BY_STATUS: Record<number, PlainKey<ErrorKey>> = {
  400: 'request.not_valid.unreadable',
  404: 'request.not_found',
  413: 'request.too_large',
  415: 'request.media_type',
  429: 'request.rate_limited',
};

/** U+0000 in text or JSON, which PostgreSQL cannot hold; what is taken in has been looked at before (text-formats.ts). */
const NOT_TEXT = new Set(['22021', '22P05']);

/** Seconds: a person has to make room. */
const ROOM_AFTER = 60;

/** A failure that says what is the matter, of the database or the disk. */
function ofStorage(error: FastifyError): AppError | undefined {
  if (isDiskFull(error)) {
    return new AppError('server.disk_full', {}, { retry_after: ROOM_AFTER, cause: error });
  }
  if (NOT_TEXT.has(error.code)) {
    return new AppError('validation.failed.no_text');
  }
  if (isDatabaseAway(error)) {
    return new AppError('server.unavailable', {}, { retry_after: 2, cause: error });
  }
  return undefined;
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) {
    const errors = errorsByField(error.validation);
    const first = Object.entries(errors)[0];
    if (!first) return new AppError('validation.failed.request', {}, { errors });
    return new AppError('validation.failed.schema', { mistake: `${first[0]}: ${first[1][0]?.('en')}` }, { errors });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    // What is not in the tables keeps its status: it is the caller's mistake and no failure of ours.
    return new AppError(KEY_BY_STATUS[status] ?? 'request.not_valid', {}, { status });
  }
  return ofStorage(error) ?? new AppError('server.error', {}, { cause: error });
}

import type { Problem } from '@tessera/shared/contract';
import { ApiError } from './api-error';

/** More than the API ever says; what is larger is not read to its end. */
const BODY_LIMIT = 10 * 1024 * 1024;
const EMPTY_STATUSES = [204, 205, 304];
const JSON_TYPE = /^[\w.+-]+\/([\w.-]+\+)?json\b/i;

function lie(status: number, cause?: unknown): ApiError {
  return new ApiError({ status, code: 'unexpected', cause });
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > BODY_LIMIT) {
      void reader.cancel().catch(() => undefined);
      throw lie(response.status);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The same answer with its body already read.
 * @throws ApiError when the body has no end; what the network throws when it breaks off
 */
export async function readWhole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await readText(response);
  return new Response(EMPTY_STATUSES.includes(status) ? null : text, { status, headers });
}

/**
 * The JSON of a good answer; undefined where there is none by its status.
 * @throws ApiError for anything else that came with a good status: a proxy's page, half a document, nothing
 */
export async function parseAnswer(response: Response): Promise<unknown> {
  const { status, headers } = response;
  if (EMPTY_STATUSES.includes(status)) return undefined;
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) throw lie(status);
  let value: unknown;
  try {
    value = JSON.parse(await response.text());
  } catch (cause) {
    throw lie(status, cause);
  }
  // the API answers objects and lists alone
  if (typeof value !== 'object' || value === null) throw lie(status);
  return value;
}

function readString(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined;
}

function readErrors(value: unknown): Record<string, string[]> {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const said = fields.map(([field, messages]) => [field, [messages].flat().filter(readString)] as const);
  return Object.fromEntries(said.filter(([, messages]) => messages.length > 0));
}

/** Reads an error body; one that is no problem document (a proxy's page, an empty body) still gives an ApiError. */
export function problemToError(status: number, body: unknown, cause?: unknown): ApiError {
  const problem = Object(body) as Partial<Problem>; // each field is checked below: any server may have answered
  const error = new ApiError({
    status,
    code: readString(problem.code) ?? 'unexpected',
    message: readString(problem.message),
    detail: readString(problem.detail),
    errors: readErrors(problem.errors),
    request_id: readString(problem.request_id),
    cause,
  });
  return Object.assign(error, { problem });
}

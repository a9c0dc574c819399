import { sessionStore } from '@tessera/shared/session';
import { ApiError } from './api-error';
import type { CallOptions, Method } from './transport';

export { ApiError, UNEXPECTED_ERROR, setUnexpectedError } from './api-error';
export { configureClient } from './config';
export type { ClientConfig } from './config';

type ReadOptions = Pick<CallOptions, 'searchParams' | 'signal' | 'retry'>;
type WriteOptions = Pick<CallOptions, 'json' | 'body' | 'searchParams' | 'signal' | 'timeout' | 'key'>;

async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  // the session of the moment of the call: a sign-out in the next line must not leave this request without its token
  const session = sessionStore.getState();
  // ky and the rules of repeating come with the first call, not with the first view
  const transport = await import(/* webpackChunkName: "client-transport" */ './transport').catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', cause });
  });
  // The API's own schemas state the shape of each answer; T is checked against them where they are generated.
  return (await transport.send(method, path, options, session)) as T;
}

/**
 * The one way to the API (docs/product.md §7, §9). `path` is relative to the API's base, without a leading slash
 * ('users/me'). Each gives the parsed JSON (undefined for an empty body) or throws an ApiError; a caller's own abort
 * throws its reason.
 */
export const api = {
  get: <T>(path: string, options?: ReadOptions) => call<T>('get', path, options),
  post: <T>(path: string, options?: WriteOptions) => call<T>('post', path, options),
  put: <T>(path: string, options?: WriteOptions) => call<T>('put', path, options),
  patch: <T>(path: string, options?: WriteOptions) => call<T>('patch', path, options),
  delete: <T>(path: string, options?: WriteOptions) => call<T>('delete', path, options),
};

import type { FieldErrors } from '../../../errors/errors';
import { isPrivateHost } from '../../../infra/network/ask-outside';
import { messageOf } from '../../../messages/message';

const HEADER_NAME = /^[a-z][a-z0-9-]*$/;
/** What the shop itself says in a call, and what belongs to the connection. */
const OWN_HEADERS = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** A user and a password would stand in the audit log, and a fragment is sent nowhere. */
const isBare = ({ username, password, hash }: URL): boolean => username + password + hash === '';

/** @returns what is wrong with an address; `trusted`: hosts that may be in the shop's own network, and spoken to by http */
export function faultsOfUrl(text: string, trusted: readonly string[]): FieldErrors {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isTrusted = url !== undefined && trusted.includes(url.host);
  const schemes = isTrusted ? ['https:', 'http:'] : ['https:'];
  if (!url || !schemes.includes(url.protocol) || !isBare(url))
    return { url: [messageOf('validation.failed.sink_address')] };
  return !isTrusted && isPrivateHost(url) ? { url: [messageOf('validation.failed.sink_private')] } : {};
}

/** @param value undefined: the one that is kept */
export function faultsOfHeader(name: string | null, value: string | undefined, isKept: boolean): FieldErrors {
  if (name === null) return {};
  const isName = HEADER_NAME.test(name) && !OWN_HEADERS.has(name);
  const isValue = value === undefined ? isKept : HEADER_VALUE.test(value);
  return {
    ...(!isName && { header_name: [messageOf('validation.failed.sink_header')] }),
    ...(!isValue && { header_value: [messageOf('validation.failed.sink_header_value')] }),
  };
}

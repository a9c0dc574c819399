/** Crockford's Base32: no letter that is mistaken for a figure when it is read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A new error ID, such as `E-7K3M-9PX2-QF4T`: 60 random bits. */
export function newErrorId(): string {
  // not randomUUID: browsers have that on secure pages alone
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `E-${letters.match(/.{4}/g)?.join('-')}`;
}

/** The id that the server's log has for a failure; empty when the server never saw it. */
export function requestIdOf(cause: unknown): string {
  const { request_id } = Object(cause) as { request_id?: unknown }; // an ApiError has it
  return typeof request_id === 'string' ? request_id : '';
}

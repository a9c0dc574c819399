import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every authenticator app takes without being told: SHA-1, six digits, a new code each 30 s (RFC 6238 §4, §5.2). */
const DIGITS = 6;
const STEP_SECONDS = 30;
/** RFC 4226 §4: as long as the HMAC, which is more than the 128 bits that it asks for. */
const SECRET_BYTES = 20;
/** How many steps the clock of a phone may be wrong by (RFC 6238 §5.2). */
const DRIFT_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** How many steps have passed since 1970. */
export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / STEP_SECONDS);

/** The code of a step (RFC 4226 §5.3, RFC 6238 §4). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * The step that a code belongs to, among the present one and its neighbours; undefined for a code of none of them.
 * Every one is compared, so that the time it takes tells nothing.
 */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const present = stepAt(now);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => present - DRIFT_STEPS + index);
  return steps.filter((step) => {
    const right = Buffer.from(codeOf(secret, step));
    return given.length === right.length && timingSafeEqual(given, right);
  })[0];
}

/** RFC 4648 §6 without padding, as apps take secrets. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(parseInt(five.padEnd(5, '0'), 2))).join('');
}

/**
 * What an authenticator app reads from the QR code or the link (Key Uri Format).
 * @param issuer the store's name; the colon is what parts it from the account
 */
export function otpauthAddress(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const name = encodeURIComponent(issuer.replaceAll(':', ''));
  const query = `secret=${base32(secret)}&issuer=${name}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
  return `otpauth://totp/${name}:${encodeURIComponent(account)}?${query}`;
}

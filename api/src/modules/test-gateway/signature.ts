import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'test-gateway-signature';

const TOLERANCE_MS = 5 * 60_000;

/** `t=<seconds>,v1=<HMAC-SHA-256 of "t.body">`: the time is signed, too, so that an old message cannot be sent again. */
export function signWebhook(secret: Buffer, body: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, String(seconds), body).toString('hex')}`;
}

/** Whether `header` was made by `signWebhook` for this very body within the last five minutes. */
export function isSigned(secret: Buffer, body: Buffer, header: string | undefined, now: Date): boolean {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === undefined || hex === undefined) return false;
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), macOf(secret, seconds, body))) return false;
  return Math.abs(now.getTime() - Number(seconds) * 1000) <= TOLERANCE_MS;
}

function macOf(secret: Buffer, seconds: string, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

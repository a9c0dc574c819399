import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../../infra/basics/secret-box';
import { isId } from '../../infra/basics/ids';

/** What may be seen by a preview before everybody may see it. */
export interface PreviewOf {
  kind: 'product';
  record_id: string;
}

export type Preview = PreviewOf & { expires_at: Date };

/** What was signed, and whether it is still good. */
export type ReadPass = Preview & { ended: boolean };

const SEPARATOR = '.';

const signatureOf = (box: Pick<SecretBox, 'mac'>, text: string): Buffer => box.mac(Buffer.from(text));

/** A text that nobody else can make, and everybody can hand on: kind, id and end, signed with the shop's secret. */
export function writePass(box: Pick<SecretBox, 'mac'>, { kind, record_id, expires_at }: Preview): string {
  const text = [kind, record_id, Math.floor(expires_at.getTime() / 1_000)].join(SEPARATOR);
  return `${text}${SEPARATOR}${signatureOf(box, text).toString('base64url')}`;
}

/** What a pass is for; undefined for one that this shop did not make. */
export function readPass(box: Pick<SecretBox, 'mac'>, pass: string, now: Date): ReadPass | undefined {
  const [kind = '', record_id = '', seconds = '', given = '', ...rest] = pass.split(SEPARATOR);
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(box, [kind, record_id, seconds].join(SEPARATOR));
  if (rest.length > 0 || signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return undefined;
  if (kind !== 'product' || !isId(record_id)) return undefined;
  const expires_at = new Date(Number(seconds) * 1_000);
  return { kind, record_id, expires_at, ended: expires_at <= now };
}

import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../../infra/basics/secret-box';
import { isId } from '../../infra/basics/ids';

/** How a remote's files go wrong in the browser of staff who try it (docs/architecture/remotes.md, 'Boundaries'). */
export const TROUBLES = ['slow', 'server_error', 'garbage', 'crash', 'wrong_version'] as const;

/** Makes the files of a remote go wrong. */
export interface Switch {
  remote: string;
  trouble: (typeof TROUBLES)[number];
}

/**
 * What may be seen by a preview before everybody may see it: a product, a published version of a remote, or the shop while it is
 * closed; and by staff alone where each remote's part of a page ends, and what becomes of it when the remote goes wrong.
 */
export type PreviewOf =
  | { kind: 'product'; record_id: string }
  | { kind: 'remote'; name: string; version: string }
  | { kind: 'shop' }
  | { kind: 'boundaries'; switches: Switch[] };

export type Preview = PreviewOf & { expires_at: Date };

/** What was signed, and whether it is still good. */
export type ReadPass = Preview & { ended: boolean };

const SEPARATOR = '.';
/** In neither a remote's name nor its version. */
const AT = '@';

const signatureOf = (box: Pick<SecretBox, 'mac'>, text: string): Buffer => box.mac(Buffer.from(text));

/** A shop has one. */
const OPEN = 'open';

function subjectOf(preview: PreviewOf): string {
  if (preview.kind === 'shop') return OPEN;
  if (preview.kind === 'product') return preview.record_id;
  // a version has dots of its own
  const text =
    preview.kind === 'remote'
      ? preview.name + AT + preview.version
      : preview.switches.map(({ remote, trouble }) => remote + AT + trouble).join();
  return Buffer.from(text).toString('base64url');
}

/** @param text `cart@slow,catalog@crash`: signed, so that only what this shop wrote is read */
function readSwitches(text: string): Switch[] {
  return text.split(',').flatMap((each) => {
    const [remote = '', said] = each.split(AT);
    const trouble = TROUBLES.find((one) => one === said);
    return trouble ? [{ remote, trouble }] : [];
  });
}

function readSubject(kind: string, subject: string): PreviewOf | undefined {
  if (kind === 'product') return isId(subject) ? { kind, record_id: subject } : undefined;
  if (kind === 'shop') return subject === OPEN ? { kind } : undefined;
  const text = Buffer.from(subject, 'base64url').toString();
  if (kind === 'boundaries') return { kind, switches: readSwitches(text) };
  if (kind !== 'remote') return undefined;
  const [name = '', version = ''] = text.split(AT);
  return { kind, name, version };
}

/** A text that nobody else can make, and everybody can hand on: what it is for and its end, signed with the shop's secret. */
export function writePass(box: Pick<SecretBox, 'mac'>, preview: Preview): string {
  const text = [preview.kind, subjectOf(preview), Math.floor(preview.expires_at.getTime() / 1_000)].join(SEPARATOR);
  return `${text}${SEPARATOR}${signatureOf(box, text).toString('base64url')}`;
}

/** What a pass is for; undefined for one that this shop did not make. */
export function readPass(box: Pick<SecretBox, 'mac'>, pass: string, now: Date): ReadPass | undefined {
  const [kind = '', subject = '', seconds = '', given = '', ...rest] = pass.split(SEPARATOR);
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(box, [kind, subject, seconds].join(SEPARATOR));
  // one spelling alone: what stands in a cookie holds nothing else
  if (rest.length > 0 || signature.toString('base64url') !== given) return undefined;
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const preview = readSubject(kind, subject);
  if (!preview) return undefined;
  const expires_at = new Date(Number(seconds) * 1_000);
  return { ...preview, expires_at, ended: expires_at <= now };
}

import { createHash } from 'node:crypto';

/** What a build lists of each of its files, as browsers check it (W3C Subresource Integrity): `sha384-<base64>`. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

import { join } from 'node:path';
import type { Environment } from './settings';

/** A sentence about where mails go. */
export function describeMails(dataDir: string, env: Environment = process.env): string {
  const server = env['SMTP_URL'];
  if (!server) return `Mails: kept as files in ${join(dataDir, 'mails')} (set SMTP_URL to send them)`;
  // Only its name: the address may hold a password.
  return `Mails: sent by ${URL.canParse(server) ? new URL(server).host : 'SMTP_URL'}`;
}

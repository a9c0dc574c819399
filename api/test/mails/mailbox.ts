import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import type { TestShop } from '../harness';

/** What was read once: a shop of thousands of cases has as many mails. */
const read = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? readFile(file).then((content) => PostalMime.parse(content));
  read.set(file, mail);
  return mail;
}

/** Sends every mail that waits, as the worker does, and gives back those to one address, oldest first. */
export async function mailsTo({ infra, services }: TestShop, address: string): Promise<Email[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mails where state = 'queued' order by created_at, id`.execute(infra.db);
  for (const { id } of rows) await services.mail.deliver(id);
  const folder = infra.config.mails_dir;
  const names = (await readdir(folder).catch(() => [])).sort();
  const mails = await Promise.all(names.map((name) => readMail(path.join(folder, name))));
  // Domains are written in lower case on the way.
  const wanted = address.toLowerCase();
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address?.toLowerCase() === wanted));
}

/** The token of the first link in a mail's text that leads to `page`. */
export function tokenIn({ text = '' }: Email, page: string): string {
  const [, token] = new RegExp(`/${page}/([\\w.-]+)`).exec(text) ?? [];
  if (token === undefined) throw new Error(`The mail has no link to ${page}`);
  return token;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { currentShop } from '../shop/shop';

/** How the code of a gift card is written in a mail. */
export const GIFT_CODE = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/;

/** A file never changes once it has its name, and whoever waits for a mail looks at all of them again and again. */
const read = new Map<string, Promise<Email>>();

function readMail(file: string): Promise<Email> {
  const mail = read.get(file) ?? PostalMime.parse(readFileSync(file));
  read.set(file, mail);
  return mail;
}

function readMails(): Promise<Email[]> {
  const { mailsDir } = currentShop();
  const files = readdirSync(mailsDir).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.sort().map((name) => readMail(join(mailsDir, name))));
}

/** Mails to an address, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const mails = await readMails();
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** The subjects of all mails to an address, in the order of the alphabet: several are sent at once. */
export const subjectsTo = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).map(({ subject = '' }) => subject).sort();

/** Waits for the newest mail to an address with this subject. @throws Error when none comes within 20 s */
export async function mailTo(address: string, subject: string | RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address);
        found = mails.findLast((mail) => (mail.subject ?? '').match(subject));
        return found !== undefined;
      },
      { timeout: 20_000, message: `a mail to ${address}: ${subject}` },
    )
    .toBe(true);
  if (!found) throw new Error('No mail');
  return found;
}

/** The path of the mail's link to one of the shop's pages, as it stands in the text and in the HTML alike. */
export function linkIn(mail: Email, page: string): string {
  const pattern = new RegExp(`${currentShop().url}(${page}/[\\w-]+)`);
  const inText = pattern.exec(mail.text ?? '')?.[1];
  expect(pattern.exec(mail.html ?? '')?.[1], 'HTML and text lead to one place').toBe(inText);
  if (!inText) throw new Error(`The mail has no link to ${page}:\n${mail.text}`);
  return inText;
}

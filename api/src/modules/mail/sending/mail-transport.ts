import path from 'node:path';
import { makeFolder, replaceFile } from '@tessera/server/files';
import type { Config } from '../../../core/config';
import type { MailPicture } from './mail-pictures';
import type { RenderedMail } from '../rendering/render-mail';

/** The server said that this mail will never be taken: trying again is of no use. */
export class MailRefused extends Error {}

export interface OutgoingMail extends Omit<RenderedMail, 'pictures'> {
  id: string;
  to: string;
  from: { name: string; address: string };
  headers: Record<string, string>;
  /** in the file's name, where there is no server */
  template: string;
  created_at: Date;
  /** pictures that the HTML shows */
  attachments?: MailPicture[];
}

export interface MailTransport {
  /**
   * Hands a mail over, within a minute.
   * @returns 'sent' to a server, or 'kept' as a file
   * @throws MailRefused when it is refused for good; Error when it may be tried again
   */
  deliver(mail: OutgoingMail): Promise<'sent' | 'kept'>;
}

export type MailTransportConfig = Pick<Config, 'smtp_url' | 'mails_dir' | 'public_url'>;

/** ms; `socket` is a silence, `whole` everything together */
export interface MailTimeouts {
  connect: number;
  socket: number;
  whole: number;
}

const TIMEOUTS: MailTimeouts = { connect: 10_000, socket: 20_000, whole: 60_000 };
/** RFC 4954 §6 */
const ASKS_FOR_PASSWORD = new Set([530, 534, 535, 538]);
const NO_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Connections to a mail server at once, and how many mails each carries before it is opened anew. */
const POOL = { pool: true, maxConnections: 10, maxMessages: 100 } as const;

/** Loaded with the first mail: the API's own process sends none. */
const loadNodemailer = () => import('nodemailer');

/** What is made with the first mail and kept for all others. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    made.catch(() => (made = undefined));
    return made;
  };
}

/** By SMTP where there is a server, else as files of RFC 5322 (.eml) that every mail program opens. */
export function createMailTransport(
  { smtp_url, mails_dir, public_url }: MailTransportConfig,
  timeouts: MailTimeouts = TIMEOUTS,
): MailTransport {
  const { hostname } = new URL(public_url);
  return smtp_url === null ? keepAsFiles(mails_dir, hostname) : sendBySmtp(smtp_url, hostname, timeouts);
}

function messageOf(mail: OutgoingMail, hostname: string) {
  const { id, from, to, subject, html, text, headers, created_at, attachments = [] } = mail;
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    date: created_at,
    // The same each time a mail is sent, so that a second copy can be recognised as one.
    messageId: `<${id}@${hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: attachments.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
    ...NO_OUTSIDE,
  };
}

function keepAsFiles(mails_dir: string, hostname: string): MailTransport {
  const open = once(async () => {
    const { createTransport } = await loadNodemailer();
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  });
  return {
    async deliver(mail) {
      const composer = await open();
      const { message } = await composer.sendMail(messageOf(mail, hostname));
      const time = mail.created_at.toISOString().replace(/[:.]/g, '-');
      const file = path.join(mails_dir, `${time}-${mail.template}-${mail.id}.eml`);
      // They hold links that open accounts: for this user's eyes alone.
      await makeFolder(mails_dir, 0o700);
      await replaceFile(file, message as Buffer, { mode: 0o600 }); // as asked for with `buffer`
      return 'kept';
    },
  };
}

function sendBySmtp(smtp_url: string, hostname: string, { connect, socket, whole }: MailTimeouts): MailTransport {
  const { username, hostname: server } = new URL(smtp_url);
  // A password goes over an encrypted connection, or to this machine.
  const requireTLS = username !== '' && !LOOPBACK.test(server);
  const limits = { dnsTimeout: connect, connectionTimeout: connect, greetingTimeout: connect, socketTimeout: socket };
  const open = once(async () => {
    const { createTransport } = await loadNodemailer();
    // One that is closed while it waits for a mail is asked for again; what becomes of a mail under way is not known.
    return createTransport({ url: smtp_url, requireTLS, maxRequeues: 1, ...POOL, ...limits, ...NO_OUTSIDE });
  });
  return {
    async deliver(mail) {
      const transport = await open();
      // Ends the connection of a server that says a letter at a time, which no silence shows.
      const signal = AbortSignal.timeout(whole);
      try {
        await transport.sendMail({ ...messageOf(mail, hostname), signal });
        return 'sent';
      } catch (error) {
        throw signal.aborted ? new Error('The mail server took too long') : reasonOf(error);
      }
    },
  };
}

/** Keeps the server's code and words, and nothing of what was sent: errors end up in logs and in the queue. */
function reasonOf(error: unknown): Error {
  const { code, responseCode, response } = Object(error) as {
    code?: unknown;
    responseCode?: unknown;
    response?: unknown;
  };
  const words = typeof response === 'string' ? response.slice(0, 200) : String(code ?? 'no answer');
  // Only what it says of this very mail: a greeting that fails, or a password that is asked for, can be put right.
  const of_this_mail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const for_good =
    responseCode === undefined || (Number(responseCode) >= 500 && !ASKS_FOR_PASSWORD.has(Number(responseCode)));
  return of_this_mail && for_good ? new MailRefused(words) : new Error(words);
}

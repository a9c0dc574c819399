import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually, startTestShop } from '../harness';
import type { TestShop } from '../harness';

export interface ReceivedMail extends Email {
  /** the envelope's recipient */
  recipient: string;
  /** as it came over the wire */
  raw: string;
}

export interface TestMailServer {
  /** for the setting SMTP_URL */
  url: string;
  received: ReceivedMail[];
  /** how the next mails are answered: taken, or refused with a code once they have been read; 'hang' never answers */
  behave(answer: 'take' | 'hang' | number): void;
  /** how often somebody tried to hand over a mail */
  attempts(): number;
  /** The latest mail to an address whose subject has these words; waits until it is there. */
  waitFor(recipient: string, subject: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A real SMTP server on this machine. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let answer: 'take' | 'hang' | number = 'take';
  let attempts = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, session, callback) {
      attempts += 1;
      const present = answer;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (present === 'hang') return;
        if (present !== 'take') return callback(Object.assign(new Error('Not now'), { responseCode: present }));
        void keep(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? '').then(() => callback());
      });
    },
  });

  async function keep(message: Buffer, recipient: string): Promise<void> {
    received.push({ ...(await PostalMime.parse(message)), recipient, raw: message.toString() });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => {
      answer = next;
    },
    attempts: () => attempts,
    async waitFor(recipient, subject) {
      const find = () => received.findLast((mail) => mail.recipient === recipient && mail.subject?.includes(subject));
      await eventually(() => find() !== undefined);
      const mail = find();
      if (!mail) throw new Error(`No mail '${subject}' for ${recipient}`);
      return mail;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface MailingShop extends TestShop {
  mails: TestMailServer;
}

/** A shop that hands its mails to a real SMTP server, and is at work on them. */
export async function startMailingShop(): Promise<MailingShop> {
  const mails = await startMailServer();
  const shop = await startTestShop({ config: { smtp_url: mails.url } });
  await shop.services.mail.work();
  return {
    ...shop,
    mails,
    async close() {
      await shop.close();
      await mails.close();
    },
  };
}

/** The token of the link in a mail, by the path before it. */
export function tokenIn({ text = '' }: ReceivedMail, path: string): string {
  const token = text.split(`${path}/`)[1]?.split(/\s/, 1)[0];
  if (!token) throw new Error(`No link to ${path} in: ${text}`);
  return token;
}

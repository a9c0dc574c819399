import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { startMailServer } from '../../../../test/mails/mail-server';
import { createMailTransport, MailRefused } from './mail-transport';
import type { OutgoingMail } from './mail-transport';

const mail: OutgoingMail = {
  id: '0190-1',
  to: 'ada@example.com',
  from: { name: 'Kiln & Oak', address: 'shop@example.com' },
  headers: {},
  template: 'verify-email',
  created_at: new Date(),
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

const timeouts = { connect: 200, socket: 200, whole: 400 };
const transportTo = (smtp_url: string) =>
  createMailTransport({ smtp_url, mails_dir: '/nowhere', public_url: 'https://shop.example' }, timeouts);

/** A server that answers each connection as `talk` says. */
async function withServer(talk: (socket: Socket) => void, use: (url: string) => Promise<void>): Promise<void> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('a mail server that', () => {
  it('never says a word is left alone, and the mail may be tried again', async () => {
    await withServer(
      () => undefined,
      async (url) => {
        const error: unknown = await transportTo(url)
          .deliver(mail)
          .catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(MailRefused);
      },
    );
  });

  it('speaks one letter at a time does not hold the queue up for ever', async () => {
    const drip = (socket: Socket): void => {
      const timer = setInterval(() => socket.write('2'), 50);
      socket.on('close', () => clearInterval(timer));
    };
    await withServer(drip, (url) => expect(transportTo(url).deliver(mail)).rejects.toThrow());
  });

  it('hangs after it has read the mail is left alone', async () => {
    const server = await startMailServer();
    server.behave('hang');
    const error: unknown = await transportTo(server.url)
      .deliver(mail)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(server.attempts()).toBe(1);
    await server.close();
  });

  it('hangs up in the middle is no reason to give the mail up', async () => {
    await withServer(
      (socket) => socket.end('220 hello\r\n'),
      async (url) => {
        const error: unknown = await transportTo(url)
          .deliver(mail)
          .catch((reason: unknown) => reason);
        expect(error).not.toBeInstanceOf(MailRefused);
      },
    );
  });

  it.each([
    [421, false],
    [452, false],
    [530, false],
    [550, true],
    [554, true],
  ])('answers %i: refused for good is %s', async (code, for_good) => {
    const server = await startMailServer();
    server.behave(code);
    const error: unknown = await transportTo(server.url)
      .deliver(mail)
      .catch((reason: unknown) => reason);
    expect(error instanceof MailRefused).toBe(for_good);
    await server.close();
  });

  it('offers no encryption elsewhere than on this machine gets no password', async () => {
    // 0.0.0.0 reaches this machine, too, but is not one of its names.
    const words: string[] = [];
    const talk = (socket: Socket): void => {
      socket.write('220 hello\r\n');
      socket.on('data', (chunk) => {
        words.push(chunk.toString());
        socket.write(chunk.toString().startsWith('EHLO') ? '250-hello\r\n250 AUTH PLAIN LOGIN\r\n' : '500 no\r\n');
      });
    };
    await withServer(talk, async (url) => {
      const there = url.replace('smtp://127.0.0.1', 'smtp://keeper:secret@0.0.0.0');
      await expect(transportTo(there).deliver(mail)).rejects.toThrow();
    });
    expect(words.join('')).toContain('STARTTLS');
    expect(words.join('')).not.toContain('AUTH');
  });
});

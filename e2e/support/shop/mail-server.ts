import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback, which keeps what it is sent as files, in the order of arrival. */
export async function startMailServer(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  let received = 0;
  const keep = async (stream: NodeJS.ReadableStream): Promise<void> => {
    const content = await buffer(stream);
    const file = join(folder, `${String((received += 1)).padStart(6, '0')}.eml`);
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void keep(stream).then(() => done(), done),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // listening on TCP, so not a path
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createFrames, frame, refusal } from './frames';
import type { Frame } from './frames';
import { openServerConnection } from './server-connection';
import type { ServerConnection } from './server-connection';
import type { Pooler } from './pooler';

const SERVER_CONNECTIONS = 4;
const CANCEL_REQUEST = 80_877_102;
/** What PgBouncer takes when nothing else is set. */
const STARTUP_PARAMETERS = ['user', 'database', 'application_name', 'client_encoding'];
const READY = frame('Z', Buffer.from('I'));

/** Connections to PostgreSQL: whoever comes gets the one that nobody has used for the longest time. */
class Pool {
  private readonly idle: ServerConnection[] = [];
  private readonly all = new Set<ServerConnection>();
  private readonly waiting: ((connection: ServerConnection) => void)[] = [];

  constructor(private readonly url: string) {}

  async open(): Promise<void> {
    const connection: ServerConnection = await openServerConnection(this.url, () => this.all.delete(connection));
    this.all.add(connection);
    this.giveBack(connection);
  }

  take(then: (connection: ServerConnection) => void): void {
    const connection = this.idle.shift();
    if (connection) then(connection);
    else this.waiting.push(then);
  }

  giveBack(connection: ServerConnection): void {
    connection.answer = null;
    const next = this.waiting.shift();
    if (next) next(connection);
    else this.idle.push(connection);
  }

  end(): void {
    for (const connection of this.all) connection.end();
  }
}

let clients = 0;

/** One who is connected to the pooler: has a connection to PostgreSQL for each transaction, and no longer. */
function serve(socket: Socket, pool: Pool): void {
  const client = { id: (clients += 1), statements: new Map<string, Buffer>() };
  let linked: ServerConnection | undefined;
  let unsent: Frame[] = [];
  let waits = false;
  let gone = false;

  function link(connection: ServerConnection): void {
    waits = false;
    if (gone) return pool.giveBack(connection);
    linked = connection;
    connection.answer = (bytes, idle) => {
      socket.write(bytes);
      if (!idle) return;
      linked = undefined;
      pool.giveBack(connection);
    };
    for (const message of unsent.splice(0)) connection.send(message, client);
  }

  function handle(message: Frame): void {
    if (message.type === 'X') return void socket.end();
    if (linked) return linked.send(message, client);
    unsent.push(message);
    if (!waits) pool.take(link);
    waits = !linked;
  }

  const frames = createFrames();
  socket.on('data', (chunk: Buffer) => frames(chunk).forEach(handle));
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    gone = true;
    unsent = [];
    if (!linked) return;
    linked.end();
    void pool.open().catch(() => undefined);
  });
}

/** Reads the startup message, and answers it as PgBouncer does that lets everybody in. */
function welcome(socket: Socket, packet: Buffer): boolean {
  if (packet.readInt32BE(4) === CANCEL_REQUEST) return false;
  const words = packet.toString('utf8', 8).split('\0');
  const names = words.filter((_, index) => index % 2 === 0 && words[index] !== '');
  const unsupported = names.find((name) => !STARTUP_PARAMETERS.includes(name));
  if (unsupported) {
    socket.end(refusal('08P01', `unsupported startup parameter: ${unsupported}`));
    return false;
  }
  socket.write(Buffer.concat([frame('R', Buffer.alloc(4)), frame('K', randomBytes(8)), READY]));
  return true;
}

/**
 * A pooler that gives each transaction another connection to PostgreSQL, so that nothing of a session is left to the
 * next: settings, locks, LISTEN. Prepared statements it knows, as PgBouncer 1.21 does. For where there is no PgBouncer.
 */
export async function startStandIn(url: string): Promise<Pooler> {
  const pool = new Pool(url);
  for (let opened = 0; opened < SERVER_CONNECTIONS; opened += 1) await pool.open();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (packet: Buffer) => {
      if (welcome(socket, packet)) serve(socket, pool);
      else socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP, so not a path
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${port}`;
  return {
    url: pooled.toString(),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      pool.end();
    },
  };
}

import { Client } from 'pg';
import type { Socket } from 'node:net';
import { createFrames, textAt, withText } from './frames';
import type { Frame } from './frames';

/** Where the name of a prepared statement stands in a message's body. */
function nameOffset(message: Frame): number | undefined {
  if (message.type === 'P') return 0;
  if (message.type === 'B') return Buffer.byteLength(textAt(message, 0)) + 1;
  const ofStatement = (message.type === 'D' || message.type === 'C') && textAt(message, 0).startsWith('S');
  return ofStatement ? 1 : undefined;
}

/** A client's prepared statements, as it named them: what PostgreSQL is told where it lacks one. */
export type Statements = Map<string, Buffer>;

interface ParseUnderWay {
  name: string;
  /** the client did not ask for it, and is told nothing of it */
  hidden: boolean;
  /** which Sync it came before */
  sync: number;
}

/** One of the pooler's own connections to PostgreSQL. */
export interface ServerConnection {
  /** hears what PostgreSQL answers; null while nobody uses it */
  answer: ((bytes: Buffer, idle: boolean) => void) | null;
  /** @param client whose prepared statements are meant */
  send(message: Frame, client: { id: number; statements: Statements }): void;
  end(): void;
}

/** Logs in by pg, and takes its socket over. */
export async function openServerConnection(url: string, onLost: () => void): Promise<ServerConnection> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection; // not in pg's types
  stream.removeAllListeners('data');
  const prepared = new Set<string>();
  let parses: ParseUnderWay[] = [];
  let sent = 0;
  let answered = 0;

  function handle(message: Frame): void {
    const parse = message.type === '1' ? parses.shift() : undefined;
    if (parse) prepared.add(parse.name);
    if (parse?.hidden) return;
    if (message.type !== 'Z') return connection.answer?.(message.bytes, false);
    answered += 1;
    parses = parses.filter(({ sync }) => sync >= answered);
    connection.answer?.(message.bytes, message.bytes.toString('latin1', 5) === 'I' && answered === sent);
  }

  function prepare(name: string, bytes: Buffer, hidden: boolean): void {
    parses.push({ name, hidden, sync: sent });
    stream.write(bytes);
  }

  /** Statements have a name of their own here for each client, and are prepared where they are used. */
  function sendNamed(message: Frame, offset: number, client: { id: number; statements: Statements }): void {
    const name = textAt(message, offset);
    const own = name && `client_${client.id}_${name}`;
    const bytes = withText(message, offset, own);
    if (message.type === 'P') {
      if (name) client.statements.set(name, bytes);
      return prepare(own, bytes, false);
    }
    const known = !name || prepared.has(own) || parses.some((parse) => parse.name === own);
    const statement = client.statements.get(name);
    if (!known && statement) prepare(own, statement, true);
    stream.write(bytes);
  }

  const connection: ServerConnection = {
    answer: null,
    send(message, client) {
      const offset = nameOffset(message);
      if (offset !== undefined) return sendNamed(message, offset, client);
      if (message.type === 'Q' || message.type === 'S') sent += 1;
      stream.write(message.bytes);
    },
    end: () => stream.destroy(),
  };
  const frames = createFrames();
  stream.on('data', (chunk: Buffer) => frames(chunk).forEach(handle));
  stream.on('close', onLost);
  return connection;
}

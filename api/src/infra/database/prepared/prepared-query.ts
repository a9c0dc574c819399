import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { DatabaseError, Query } from 'pg';
import type { FieldDef, QueryResult } from 'pg';

/** What pg's connection has and its types do not say. */
export interface PgConnection extends Pick<EventEmitter, 'emit'> {
  stream: Pick<Writable, 'cork' | 'uncork' | 'write'>;
  sync(): void;
}

/** What pg's client has and its types do not say. */
export interface PgClient {
  connection: PgConnection;
  /** what is being answered */
  _activeQuery: unknown;
  /** what was sent behind it, and is not answered yet */
  _sentQueryQueue: unknown[];
}

/** How the rows of a statement are read. */
interface Shape {
  fields: FieldDef[];
  _parsers: unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
}

/** A statement that connections prepare under its name. */
export interface Prepared {
  name: string;
  /** one copy for all connections, which keep it as long as they live */
  text: string;
  /** the one that a connection was told last: those that are told the same share it */
  shape?: Shape;
}

/** What is known of one connection, and how it is talked to. */
export interface Known {
  /** by name: of each statement that it has prepared; null where nothing can be kept */
  shapes: Map<string, Shape> | null;
  /** asks how the rows look */
  asking: PgConnection;
  /** does not, and is told the rest in one piece */
  knowing: PgConnection;
  /** nor does this, and the Sync is said once for all that are sent together */
  joining: PgConnection;
  /** what is sent together */
  group: Group;
  /** What is being answered is answered: the next one has its turn. */
  finish(): void;
  /** They have been sent, and are not answered any more. */
  forget(queries: readonly PreparedQuery[]): void;
}

/**
 * Prepared statements of one transaction that leave together end with one Sync, as libpq's pipelines do. PostgreSQL answers
 * each Sync by a packet of its own, and each packet wakes somebody: with one for each statement, that took both sides
 * longer than many of the statements.
 */
export interface Group {
  join(query: PreparedQuery): void;
  /** Whether what joins now ends with the same Sync as something that was sent before. */
  isOpen(): boolean;
  /** Says the Sync. To be called before anything else is sent, and before what was written leaves. */
  end(): void;
}

type Callback = (error: Error | undefined, result: QueryResult) => void;

/** What pg's query has and its types do not say. */
interface PgQuery extends EventEmitter {
  name: string;
  _accumulateRows: boolean;
  _result: Shape;
  submit(connection: PgConnection): Error | null;
  handleCommandComplete(message: unknown, connection: PgConnection): void;
  handleError(error: Error, connection: PgConnection): void;
}

const PgQueryClass = Query as unknown as new (text: string, values: unknown[], callback: Callback) => PgQuery;

/** The messages Execute (of the unnamed portal, all rows) and Sync, as PostgreSQL's protocol 3.0 has them. */
const EXECUTE = Buffer.from('45000000090000000000', 'hex');
const EXECUTE_AND_SYNC = Buffer.concat([EXECUTE, Buffer.from('5300000004', 'hex')]);

/** SQLSTATE of what comes behind a failure in a transaction: never the reason of one. */
export const ABORTED = '25P02';

const sameShape = (a: Shape, b: Shape): boolean =>
  a.fields.length === b.fields.length &&
  a.fields.every(({ name, dataTypeID }, index) => {
    const other = b.fields[index];
    return name === other?.name && dataTypeID === other.dataTypeID;
  });

/**
 * A query that does not ask again how its rows look: that of a prepared statement stays so on a connection as long as it
 * has the statement, since PostgreSQL refuses to run one whose columns have changed. pg itself asks each time, and makes
 * anew what it reads the rows with: for a row of thirty columns that takes longer than the row.
 */
export class PreparedQuery extends PgQueryClass {
  /** what ends with the same Sync, itself among them; undefined: it has one of its own */
  together: PreparedQuery[] | undefined;

  /** @param joins a transaction is open: what it fails with fails those that leave with it, too */
  constructor(
    private readonly statement: Prepared,
    values: unknown[],
    private readonly known: Known,
    private readonly joins: boolean,
    callback: Callback,
  ) {
    super(statement.text, values, callback);
    this.name = statement.name;
  }

  override submit(): Error | null {
    const { group, asking, knowing, joining, shapes } = this.known;
    const shape = shapes?.get(this.name);
    if (shape && this.joins) group.join(this);
    else group.end();
    if (!shape) return super.submit(asking);
    this._result.fields = shape.fields;
    this._result._parsers = shape._parsers;
    this._result._prebuiltEmptyResultObject = shape._prebuiltEmptyResultObject;
    this._accumulateRows = true;
    return super.submit(this.joins ? joining : knowing);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    super.handleCommandComplete(message, connection);
    this.keepShape();
    // pg waits for the answer to a Sync, which only the last of them gets.
    const isAnswered = this.together !== undefined && this.together.at(-1) !== this;
    if (isAnswered) this.known.finish();
  }

  /** PostgreSQL passes over everything between what fails and the Sync: nobody else answers those behind it. */
  override handleError(error: Error, connection: PgConnection): void {
    super.handleError(error, connection);
    if (!this.together || !(error instanceof DatabaseError)) return;
    const behind = this.together.slice(this.together.indexOf(this) + 1);
    this.known.forget(behind);
    // Later, so that whoever waits for all of them hears first of what failed first.
    setImmediate(() => behind.forEach((query) => query.fail(connection)));
  }

  private fail(connection: PgConnection): void {
    const error = new DatabaseError('current transaction is aborted, commands ignored', 0, 'error');
    super.handleError(Object.assign(error, { code: ABORTED }), connection);
  }

  private keepShape(): void {
    const { shapes } = this.known;
    if (!shapes || shapes.has(this.name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    const told = { fields, _parsers, _prebuiltEmptyResultObject };
    const shared = this.statement.shape;
    this.statement.shape = shared && sameShape(shared, told) ? shared : told;
    shapes.set(this.name, this.statement.shape);
  }
}

const nothing = (): void => undefined;

function createGroup(connection: PgConnection): Group {
  let joined: PreparedQuery[] = [];
  return {
    join(query) {
      joined.push(query);
      query.together = joined;
    },
    isOpen: () => joined.length > 0,
    end() {
      if (joined.length === 0) return;
      joined = [];
      connection.sync();
    },
  };
}

/**
 * To be made once for each connection.
 * @param keeps how rows look; false behind a pooler, where the next answer comes from another connection to PostgreSQL,
 *   which may have prepared the statement after a migration
 */
export function knowConnection(client: PgClient, keeps: boolean): Known {
  const { connection } = client;
  const variant = (changed: object) => Object.assign(Object.create(connection) as PgConnection, changed);
  const group = createGroup(connection);
  return {
    group,
    finish: () => connection.emit('readyForQuery', { name: 'readyForQuery', status: 'T' }),
    forget(queries) {
      client._sentQueryQueue = client._sentQueryQueue.filter((query) => !queries.includes(query as PreparedQuery));
    },
    joining: variant({
      describe: nothing,
      execute: () => connection.stream.write(EXECUTE),
      sync: nothing,
      // What could not be sent waits for the Sync itself.
      close: () => group.end(),
    }),
    shapes: keeps ? new Map() : null,
    // Where a value cannot be sent pg closes its statement, and takes it for prepared all the same: it is kept.
    asking: variant({ close: nothing }),
    knowing: variant({
      describe: nothing,
      execute: () => connection.stream.write(EXECUTE_AND_SYNC),
      sync: nothing,
      // Nothing is executed then, and pg waits for the answer to a Sync.
      close: () => connection.sync(),
    }),
  };
}

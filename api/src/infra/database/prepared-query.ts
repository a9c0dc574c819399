import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { Query } from 'pg';
import type { FieldDef, QueryResult } from 'pg';

/** What pg's connection has and its types do not say. */
export interface PgConnection {
  stream: Pick<Writable, 'cork' | 'uncork' | 'write'>;
  sync(): void;
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
}

type Callback = (error: Error | undefined, result: QueryResult) => void;

/** What pg's query has and its types do not say. */
interface PgQuery extends EventEmitter {
  name: string;
  _accumulateRows: boolean;
  _result: Shape;
  submit(connection: PgConnection): Error | null;
  handleCommandComplete(message: unknown, connection: PgConnection): void;
}

const PgQueryClass = Query as unknown as new (text: string, values: unknown[], callback: Callback) => PgQuery;

/** The messages Execute (of the unnamed portal, all rows) and Sync, as PostgreSQL's protocol 3.0 has them. */
const EXECUTE_AND_SYNC = Buffer.from('45000000090000000000' + '5300000004', 'hex');

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
  constructor(
    private readonly statement: Prepared,
    values: unknown[],
    private readonly known: Known,
    callback: Callback,
  ) {
    super(statement.text, values, callback);
    this.name = statement.name;
  }

  override submit(): Error | null {
    const shape = this.known.shapes?.get(this.name);
    if (!shape) return super.submit(this.known.asking);
    this._result.fields = shape.fields;
    this._result._parsers = shape._parsers;
    this._result._prebuiltEmptyResultObject = shape._prebuiltEmptyResultObject;
    this._accumulateRows = true;
    return super.submit(this.known.knowing);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    super.handleCommandComplete(message, connection);
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

/**
 * To be made once for each connection.
 * @param keeps how rows look; false behind a pooler, where the next answer comes from another connection to PostgreSQL,
 *   which may have prepared the statement after a migration
 */
export function knowConnection(connection: PgConnection, keeps: boolean): Known {
  const variant = (changed: object) => Object.assign(Object.create(connection) as PgConnection, changed);
  return {
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

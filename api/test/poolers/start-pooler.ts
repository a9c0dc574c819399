import { findPgBouncer, startPgBouncer } from './pgbouncer';
import type { Pooler } from './pooler';
import { startStandIn } from './stand-in';

export interface PoolerKind {
  name: string;
  /** prepared statements outlive the transaction (PgBouncer 1.21 or later) */
  knows_prepared: boolean;
  start(database_url: string): Promise<Pooler>;
}

const found = findPgBouncer();

/** The stand-in, and PgBouncer where there is one. */
export const poolerKinds: PoolerKind[] = [
  { name: 'a stand-in for PgBouncer', knows_prepared: true, start: startStandIn },
  ...(found ? [{ name: found.version, knows_prepared: found.knows_prepared, start: startPgBouncer }] : []),
];

import type { RunningPostgres } from '../src/postgres/postgres';

interface Started {
  folder: string;
  postgres: RunningPostgres;
}

// setup and teardown are compiled into separate module registries of one process: only a global reaches both
const holder: Record<symbol, Started | undefined> = globalThis;
const KEY = Symbol.for('tessera.test-postgres');

export const remember = (folder: string, postgres: RunningPostgres): void => {
  holder[KEY] = { folder, postgres };
};

export const recall = (): Started | undefined => holder[KEY];

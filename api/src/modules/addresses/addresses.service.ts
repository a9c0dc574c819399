import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { checkedFields } from '../../schemas/check-address';
import type { AddressRequest } from '../../schemas/check-address';
import type { UsersService } from '../users/users.service';
import { addressesRepository } from './addresses.repository';
import type { AddressKind, AddressRow } from './addresses.repository';
import type { Address, AddressBody, AddressChanges, AddressList } from './addresses.schemas';
import { chooseDefault } from './choose-default';

type AddressView = Static<typeof Address>;
type Values = Static<typeof AddressBody>;

export interface AddressesDeps extends Pick<Infra, 'db' | 'clock'> {
  users: Pick<UsersService, 'lock'>;
}

/** An address that somebody else writes for its owner. */
export interface AddressWrite {
  id: string | null;
  address: AddressRequest;
  /** true: it becomes the default */
  is_default_shipping?: boolean;
  is_default_billing?: boolean;
}

export type AddressesService = ReturnType<typeof createAddressesService>;

const MOST = 20;
const KINDS: readonly AddressKind[] = ['is_default_shipping', 'is_default_billing'];

/** Where somebody has things sent to, and whom the shop bills. */
export function createAddressesService({ db, clock, users }: AddressesDeps) {
  /** Runs `work` on a person's addresses while nobody else changes them, and puts the defaults right after it. */
  async function change<T>(user_id: string, work: (trx: Trx, rows: AddressRow[]) => Promise<T>): Promise<T> {
    return withTransaction(db, async (trx) => {
      if (!(await users.lock(trx, user_id))) throw new AppError('auth.token_not_valid');
      return work(trx, await addressesRepository.list(trx, user_id));
    });
  }

  async function settleDefaults(trx: Trx, user_id: string, wanted: Partial<Record<AddressKind, string>>) {
    const rows = await addressesRepository.list(trx, user_id);
    const ids = rows.map(({ id }) => id);
    for (const kind of KINDS) {
      const present = rows.find((row) => row[kind])?.id;
      const chosen = chooseDefault({ ids, present, wanted: wanted[kind] });
      if (chosen !== undefined && chosen !== present) {
        await addressesRepository.setDefault(trx, user_id, kind, chosen);
      }
    }
    return addressesRepository.list(trx, user_id);
  }

  return {
    async list(user_id: string): Promise<Static<typeof AddressList>> {
      return { items: (await addressesRepository.list(db, user_id)).map(presentAddress) };
    },

    /**
     * The first address is the default of both kinds, whatever was asked.
     * @throws AppError `validation.failed` by field, `users.address_limit` beyond 20
     */
    async create(user_id: string, values: Values): Promise<AddressView> {
      // the defaults are not written with the rest: `settleDefaults` gives and takes them
      const address = await checkedFields(values);
      const id = newId();
      const now = clock.now();
      return change(user_id, async (trx, rows) => {
        if (rows.length >= MOST) {
          throw new AppError('users.address_limit', { most: MOST });
        }
        await addressesRepository.insert(trx, { id, user_id, ...address, created_at: now, last_modified_at: now });
        return presentOne(await settleDefaults(trx, user_id, wantedBy(values, id)), id);
      });
    },

    /**
     * Changes what is given. A default is taken from an address only by giving it to another one.
     * @throws AppError `validation.failed`, `users.address_not_found`, `conflict` with the present state
     */
    update: (user_id: string, id: string, { version, ...changes }: Static<typeof AddressChanges>) =>
      change(user_id, async (trx, rows) => {
        const row = getRow(rows, id);
        const { version: _version, id: _id, ...present } = presentAddress(row);
        const address = await checkedFields({ ...present, ...changes });
        if (row.version !== version) {
          const extensions = { present: presentAddress(row) };
          throw new AppError('conflict', {}, { extensions });
        }
        await addressesRepository.update(trx, id, { ...address, version: version + 1, last_modified_at: clock.now() });
        return presentOne(await settleDefaults(trx, user_id, wantedBy(changes, id)), id);
      }),

    /**
     * Writes addresses as part of `trx`, in which the account is locked, by the same rules.
     * @param writes each as `checkedFields` gives it; without an id it is a new one
     * @throws AppError `users.address_limit` beyond 20
     */
    async writeWithin(trx: Trx, user_id: string, writes: readonly AddressWrite[]): Promise<void> {
      const rows = await addressesRepository.list(trx, user_id);
      const added = writes.filter(({ id }) => id === null).length;
      if (rows.length + added > MOST) throw new AppError('users.address_limit', { most: MOST });
      const now = clock.now();
      const wanted: Partial<Record<AddressKind, string>> = {};
      for (const { id: known, address, ...defaults } of writes) {
        const id = known ?? newId();
        const changed = { ...address, last_modified_at: now };
        if (known === null) await addressesRepository.insert(trx, { id, user_id, ...changed, created_at: now });
        else await addressesRepository.update(trx, id, { ...changed, version: getRow(rows, id).version + 1 });
        Object.assign(wanted, wantedBy(defaults, id));
      }
      await settleDefaults(trx, user_id, wanted);
    },

    /** What it was the default of, the oldest of the others becomes. @throws AppError `users.address_not_found` */
    remove: (user_id: string, id: string): Promise<void> =>
      change(user_id, async (trx, rows) => {
        await addressesRepository.remove(trx, getRow(rows, id).id);
        await settleDefaults(trx, user_id, {});
      }),
  };
}

function wantedBy(values: Partial<Record<AddressKind, boolean>>, id: string): Partial<Record<AddressKind, string>> {
  return Object.fromEntries(KINDS.filter((kind) => values[kind] === true).map((kind) => [kind, id]));
}

function getRow(rows: AddressRow[], id: string): AddressRow {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new AppError('users.address_not_found');
  return row;
}

function presentOne(rows: AddressRow[], id: string): AddressView {
  return presentAddress(getRow(rows, id));
}

function presentAddress(row: AddressRow): AddressView {
  const { user_id, created_at, last_modified_at, ...address } = row;
  return address;
}

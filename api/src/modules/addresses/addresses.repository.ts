import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { AddressesTable } from '../../infra/database/tables/identity';

export type AddressRow = Selectable<AddressesTable>;
export type AddressKind = 'is_default_shipping' | 'is_default_billing';

/** A person's addresses, oldest first: their order stays while they are edited. */
export const addressesRepository = {
  list: (db: Db | Trx, user_id: string): Promise<AddressRow[]> =>
    db.selectFrom('addresses').selectAll().where('user_id', '=', user_id).orderBy('created_at').orderBy('id').execute(),

  async insert(trx: Trx, address: Insertable<AddressesTable>): Promise<void> {
    await trx.insertInto('addresses').values(address).execute();
  },

  async update(trx: Trx, id: string, values: Updateable<AddressesTable>): Promise<void> {
    await trx.updateTable('addresses').set(values).where('id', '=', id).execute();
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('addresses').where('id', '=', id).execute();
  },

  /** Gives a default to one address and takes it from the others, in this order: an index allows one at a time. */
  async setDefault(trx: Trx, user_id: string, kind: AddressKind, id: string): Promise<void> {
    await trx
      .updateTable('addresses')
      .set({ [kind]: false })
      .where('user_id', '=', user_id)
      .where('id', '!=', id)
      .where(kind, '=', true)
      .execute();
    await trx
      .updateTable('addresses')
      .set({ [kind]: true })
      .where('id', '=', id)
      .where(kind, '=', false)
      .execute();
  },
};

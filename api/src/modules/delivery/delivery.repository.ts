import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { DeliveryMethodsTable, DeliveryZonesTable } from '../../infra/database/tables/checkout';

/** Delivery zones and what delivery costs there. */
export const deliveryRepository = {
  async listZones(db: Db | Trx) {
    const [zones, methods] = [
      await db.selectFrom('delivery_zones').selectAll().orderBy('position').orderBy('id').execute(),
      await db.selectFrom('delivery_methods').selectAll().where('active', '=', true).orderBy('position').execute(),
    ];
    return zones.map((zone) => ({ ...zone, methods: methods.filter(({ zone_id }) => zone_id === zone.id) }));
  },

  /** Puts zones and methods in the place of all that there are. */
  async replace(
    trx: Trx,
    zones: Insertable<DeliveryZonesTable>[],
    methods: Insertable<DeliveryMethodsTable>[],
  ): Promise<void> {
    await trx.deleteFrom('delivery_zones').execute();
    if (zones.length > 0) await trx.insertInto('delivery_zones').values(zones).execute();
    if (methods.length > 0) await trx.insertInto('delivery_methods').values(methods).execute();
  },
};

export type DeliveryZone = Awaited<ReturnType<typeof deliveryRepository.listZones>>[number];

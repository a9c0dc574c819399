import { newId } from '../../infra/basics/ids';
import type { Db, Trx } from '../../infra/database/db';
import { findVersionedSettings, putSettings, replaceSettings } from '../../infra/database/settings-row';
import type { ZoneSetting } from './rules/zone-setting';

/** What holds for all zones, in a row of JSON, whose version is that of the zones, too. */
const KEY = 'delivery';

/** Delivery zones and what delivery costs there. */
export const deliveryRepository = {
  /** Every zone with its methods, those too that are not offered. */
  async listZones(db: Db | Trx) {
    const [zones, methods] = [
      await db.selectFrom('delivery_zones').selectAll().orderBy('position').orderBy('id').execute(),
      await db.selectFrom('delivery_methods').selectAll().orderBy('position').execute(),
    ];
    return zones.map((zone) => ({ ...zone, methods: methods.filter(({ zone_id }) => zone_id === zone.id) }));
  },

  findSettings: (db: Db | Trx) => findVersionedSettings(db, KEY),

  putSettings: (trx: Trx, value: object, now: Date): Promise<void> => putSettings(trx, KEY, value, now),

  /** @returns false where they are of another version meanwhile */
  replaceSettings: (trx: Trx, row: { value: object; version: number; now: Date }): Promise<boolean> =>
    replaceSettings(trx, { key: KEY, ...row }),

  /** Puts zones and methods in the place of all that there are; a zone that is told by its id keeps it. */
  async replace(trx: Trx, zones: readonly ZoneSetting[], now: Date): Promise<void> {
    await trx.deleteFrom('delivery_zones').execute();
    if (zones.length === 0) return;
    const rows = zones.map(({ id = newId(), name, names = {}, countries, postal_codes = [] }, position) => ({
      id,
      name,
      names: JSON.stringify(names),
      countries,
      postal_codes,
      position,
      last_modified_at: now,
    }));
    const methods = zones.flatMap((zone, index) =>
      zone.methods.map(({ names, prices, ...method }, position) => ({
        id: newId(),
        zone_id: rows[index]?.id ?? '',
        ...method,
        position,
        last_modified_at: now,
        names: JSON.stringify(names),
        prices: JSON.stringify(prices),
      })),
    );
    await trx.insertInto('delivery_zones').values(rows).execute();
    if (methods.length > 0) await trx.insertInto('delivery_methods').values(methods).execute();
  },
};

export type DeliveryZone = Awaited<ReturnType<typeof deliveryRepository.listZones>>[number];

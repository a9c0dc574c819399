import { isDeepStrictEqual } from 'node:util';
import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { toSlug } from '../../presenters/search/slug';
import type { AuditService } from '../audit/audit.service';
import type { StoreService } from '../store/store.service';
import { deliveryRepository } from './delivery.repository';
import type { DeliveryZone } from './delivery.repository';
import type { DeliveryEdit, DeliverySettingsView } from './delivery-settings.schemas';
import { zoneInWords } from './delivery-table';
import { CUT_OFF_HOUR } from './rules/delivery-dates';
import { deliveryWarnings, previewDelivery } from './rules/delivery-preview';
import type { DeliveryPreview } from './rules/delivery-preview';
import { zoneFaults } from './rules/zone-faults';
import type { MethodSetting, ZoneSetting } from './rules/zone-setting';

export interface DeliverySettingsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  store: Pick<StoreService, 'getCurrency'>;
}

export type DeliverySettingsService = ReturnType<typeof createDeliverySettingsService>;

/** Delivery as staff read and change it. docs/product.md §4, 'Delivery'. */
export function createDeliverySettingsService({ db, clock, changes, audit, store }: DeliverySettingsDeps) {
  async function get(handle: Db | Trx = db): Promise<DeliverySettingsView> {
    const { value, version } = await deliveryRepository.findSettings(handle);
    const zones = await deliveryRepository.listZones(handle);
    // Written by this module alone, which is typed.
    const { cut_off_hour = CUT_OFF_HOUR } = (value ?? {}) as { cut_off_hour?: number };
    return { currency: await store.getCurrency(), cut_off_hour, zones: zones.map(presentZone), version };
  }

  /** @throws AppError `validation.failed` by field */
  function checked(given: DeliveryEdit['zones']): ZoneSetting[] {
    const zones = given.map(trimmed);
    const faults = zoneFaults(zones);
    if (Object.keys(faults).length > 0) throw notValid(faults);
    return zones;
  }

  return {
    get: () => get(),

    /**
     * What orders would have otherwise, against what is set now.
     * @throws AppError `validation.failed` by field
     */
    async preview(given: DeliveryEdit['zones']): Promise<DeliveryPreview> {
      return previewDelivery((await get()).zones, checked(given));
    },

    /**
     * Puts zones and methods in the place of those that there are; carts and checkouts show them within two seconds
     * (docs/product.md §4), orders keep what they were placed with.
     * @throws AppError `validation.failed` by field; `conflict` with `present` where they were changed since they were read;
     * `delivery.unconfirmed` with `warnings` where somewhere nothing could be ordered any more and nobody has confirmed that
     */
    async update(
      actor: Actor,
      { version, cut_off_hour, confirmed, ...given }: DeliveryEdit,
    ): Promise<DeliverySettingsView> {
      const zones = checked(given.zones);
      const refuse = (present: DeliverySettingsView) => new AppError('conflict', {}, { extensions: { present } });
      const present = await get();
      if (present.version !== version) throw refuse(present);
      const known = new Set(present.zones.map(({ id }) => id));
      // a zone that somebody has deleted meanwhile is a new one, and so is the second of one id
      const next = zones.map(({ id, ...zone }) => (id !== undefined && known.delete(id) ? { id, ...zone } : zone));
      const differs = differing(present, { cut_off_hour, zones: next });
      if (differs === undefined) return present;
      // looked for while no transaction waits: what is there is of this version, or nothing is written
      const warnings = deliveryWarnings(present.zones, next);
      if (warnings.length > 0 && !confirmed) {
        throw new AppError('delivery.unconfirmed', {}, { extensions: { warnings } });
      }
      await withTransaction(db, async (trx) => {
        const now = clock.now();
        // somebody may be faster by a moment
        const isMine = await deliveryRepository.replaceSettings(trx, { value: { cut_off_hour }, version, now });
        if (!isMine) throw refuse(await get(trx));
        await deliveryRepository.replace(trx, next, now);
        const entry = { action: 'delivery.update', record_type: 'delivery', record_id: 'delivery' };
        await audit.record(trx, actor, { ...entry, ...differs });
        await changes.notify(trx, ['store']);
      });
      return get();
    },
  };
}

const both = (names: Record<string, string>) => ({ en: names['en'] ?? '', de: names['de'] ?? '' });

function presentZone({
  id,
  name,
  names,
  countries,
  postal_codes,
  methods,
}: DeliveryZone): DeliverySettingsView['zones'][number] {
  return {
    id,
    name,
    names: both(names),
    countries,
    postal_codes,
    methods: methods.map((method) => {
      const { code, active, prices, free_from, min_days, max_days } = method;
      return { code, names: both(method.names), active, prices, free_from, min_days, max_days };
    }),
  };
}

/** Names that are not empty: another language's stands in for those. */
const filled = (names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, name]) => (name.trim() ? [[language, name.trim()]] : [])),
  );

/** A zone as it is kept; methods without a code get one of their English names that no other of the zone has. */
function trimmed({ id, name, names, countries, postal_codes, methods }: DeliveryEdit['zones'][number]): ZoneSetting {
  const codes = new Set(methods.map(({ code }) => code.trim()));
  const codeFor = ({ code, names: { en } }: DeliveryEdit['zones'][number]['methods'][number]): string => {
    if (code.trim() !== '') return code.trim();
    const first = toSlug(en).slice(0, 50) || 'delivery';
    let made = first;
    for (let count = 2; codes.has(made); count += 1) made = `${first}-${count}`;
    codes.add(made);
    return made;
  };
  return {
    ...(id === undefined ? {} : { id }),
    name: name.trim(),
    names: filled(names),
    countries: [...new Set(countries)],
    postal_codes: [...new Set(postal_codes.map((start) => start.trim()).filter(Boolean))],
    methods: methods.map((method): MethodSetting => ({
      ...method,
      code: codeFor(method),
      names: filled(method.names),
    })),
  };
}

/** What the log says of a change, zone by zone in words; undefined where nothing differs. */
function differing(
  { zones: before, cut_off_hour: was, currency }: DeliverySettingsView,
  { zones: after, cut_off_hour: is }: { zones: ZoneSetting[]; cut_off_hour: number },
): { before: object; after: object } | undefined {
  // as they are kept: a language without a name is not
  const former = before.map(trimmed);
  if (was === is && isDeepStrictEqual(former, after)) return undefined;
  const without = (zones: ZoneSetting[], others: ZoneSetting[]) =>
    zones
      .filter((zone) => !others.some((other) => isDeepStrictEqual(other, zone)))
      .map((zone) => zoneInWords(zone, currency));
  const [left, come] = [without(former, after), without(after, former)];
  // the same zones in another order
  const order = left.length + come.length === 0 && was === is;
  const names = (zones: ZoneSetting[]) => zones.map(({ name }) => name);
  return {
    before: { ...(was === is ? {} : { cut_off_hour: was }), zones: order ? names(former) : left },
    after: { ...(was === is ? {} : { cut_off_hour: is }), zones: order ? names(after) : come },
  };
}

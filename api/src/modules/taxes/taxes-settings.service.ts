import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { chainOf } from './category-chain';
import { taxFaults } from './tax-faults';
import { previewTaxes } from './tax-preview';
import { taxesRepository } from './taxes.repository';
import type { RateSetting } from './taxes.repository';
import { TAX_DEFAULTS } from './taxes.service';
import type { TaxSettings } from './taxes.service';
import type { TaxEdit, TaxPreviewView, TaxSettingsView } from './taxes-settings.schemas';

export interface TaxesSettingsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
}

export type TaxesSettingsService = ReturnType<typeof createTaxesSettingsService>;

type RateView = TaxSettingsView['rates'][number];
type RateEdit = TaxEdit['rates'][number];

/** Tax rates as staff read and change them. docs/product.md §4, 'Taxes'. */
export function createTaxesSettingsService({ db, clock, changes, audit }: TaxesSettingsDeps) {
  async function get(handle: Db | Trx = db): Promise<TaxSettingsView> {
    const { value, version } = await taxesRepository.findVersioned(handle);
    // Written by this module alone, which is typed.
    const { included, shipping_taxed } = { ...TAX_DEFAULTS, ...(value as Partial<TaxSettings> | undefined) };
    const rates = (await taxesRepository.listRates(handle)).map(
      ({ id, country, region, category_id, names, rate }): RateView => ({
        id,
        country,
        regions: region === '' ? [] : region.split('|'),
        category_id,
        names: { en: names['en'] ?? '', de: names['de'] ?? '' },
        rate,
      }),
    );
    return { included, shipping_taxed, rates, categories: await taxesRepository.listCategories(handle), version };
  }

  /** @throws AppError `validation.failed` by field */
  function checked(given: readonly RateEdit[], { rates, categories }: TaxSettingsView): RateSetting[] {
    const known = new Set(rates.map(({ id }) => id));
    const kept = given.map((rate) => toRow(rate, known));
    const faults = taxFaults(kept, new Set(categories.map(({ id }) => id)));
    if (Object.keys(faults).length > 0) throw notValid(faults);
    return kept;
  }

  return {
    get: () => get(),

    /**
     * What orders would be taxed at otherwise, against what is set now.
     * @throws AppError `validation.failed` by field
     */
    async preview(given: readonly RateEdit[]): Promise<TaxPreviewView> {
      const present = await get();
      const parents = new Map(present.categories.map(({ id, parent_id }) => [id, parent_id]));
      const compared = (rates: readonly RateSetting[]) =>
        rates.map(({ country, region = '', category_id = null, rate }) => ({ country, region, category_id, rate }));
      const before = present.rates.map((rate) => toRow(rate));
      return {
        changes: previewTaxes(compared(before), compared(checked(given, present)), (id) => chainOf(id, parents)),
      };
    },

    /**
     * Puts rates in the place of those that there are; carts and checkouts reckon by them within two seconds
     * (docs/product.md §4), orders keep what they were placed with.
     * @throws AppError `validation.failed` by field; `conflict` with `present` where they were changed since they were read
     */
    async update(actor: Actor, { version, included, shipping_taxed, ...given }: TaxEdit): Promise<TaxSettingsView> {
      const refuse = (present: TaxSettingsView) => new AppError('conflict', {}, { extensions: { present } });
      await withTransaction(db, async (trx) => {
        const present = await get(trx);
        if (present.version !== version) throw refuse(present);
        const rates = checked(given.rates, present);
        const differs = differing(present, { included, shipping_taxed, rates });
        if (differs === undefined) return;
        const now = clock.now();
        // somebody may be faster by a moment
        const isMine = await taxesRepository.replaceSettings(trx, {
          value: { included, shipping_taxed },
          version,
          now,
        });
        if (!isMine) throw refuse(await get(trx));
        await taxesRepository.replace(trx, rates, now);
        await audit.record(trx, actor, {
          action: 'taxes.update',
          record_type: 'taxes',
          record_id: 'taxes',
          ...differs,
        });
        await changes.notify(trx, ['store']);
      }).catch(async (error: unknown) => {
        // a category that was deleted in this very moment is refused like one that was before
        if (taxesRepository.isOfDeletedCategory(error)) checked(given.rates, await get());
        throw error;
      });
      return get();
    },
  };
}

/** A rate as it is kept. @param known ids that are not taken yet of rates that there are: another one is that of a new rate */
function toRow({ id, country, regions, category_id, names, rate }: RateEdit, known?: Set<string>): RateSetting {
  const written = Object.entries(names).flatMap(([language, name]) => (name.trim() ? [[language, name.trim()]] : []));
  return {
    ...(id !== undefined && (known === undefined || known.delete(id)) ? { id } : {}),
    country,
    region: [...new Set(regions.map((name) => name.trim()))].join('|'),
    category_id,
    names: Object.fromEntries(written) as Record<string, string>,
    rate,
  };
}

/** What the log says of a change, rate by rate in words; undefined where nothing differs. */
function differing(
  before: TaxSettingsView,
  after: TaxSettings & { rates: RateSetting[] },
): { before: object; after: object } | undefined {
  const rows = before.rates.map((rate) => toRow(rate));
  const names = new Map(before.categories.map(({ id, name }) => [id, name]));
  const inWords = ({ country, region = '', category_id, names: { en = '' }, rate }: RateSetting): string => {
    const where = [country, ...(region === '' ? [] : [region.replaceAll('|', '/')])].join(' ');
    const category = category_id ? ` (${names.get(category_id) ?? category_id})` : '';
    return `${where}${category}: ${en} ${rate / 1000} %`;
  };
  const keyOf = ({ id, country, region, category_id, names: { en, de }, rate }: RateSetting): string =>
    JSON.stringify([id, country, region, category_id, en, de, rate]);
  const without = (rates: RateSetting[], others: RateSetting[]) => {
    const keys = new Set(others.map(keyOf));
    return rates.filter((rate) => !keys.has(keyOf(rate))).map(inWords);
  };
  const flags = (['included', 'shipping_taxed'] as const).filter((flag) => before[flag] !== after[flag]);
  const [left, come] = [without(rows, after.rates), without(after.rates, rows)];
  if (flags.length + left.length + come.length === 0) return undefined;
  const told = (from: TaxSettings, rates: string[]) => ({
    ...Object.fromEntries(flags.map((flag) => [flag, from[flag]])),
    ...(left.length + come.length === 0 ? {} : { rates }),
  });
  return { before: told(before, left), after: told(after, come) };
}

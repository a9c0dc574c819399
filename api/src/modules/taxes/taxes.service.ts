import type { TaxRate } from '@tessera/shared/money';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { cachedValue, SETTINGS_MS } from '../../infra/caches/cached-value';
import type { Language } from '../../core/languages';
import { chooseRate, indexRates } from './choose-rate';
import type { TaxPlace } from './choose-rate';
import { chainOf } from './category-chain';
import { taxesRepository } from './taxes.repository';
import type { RateSetting } from './taxes.repository';

export interface TaxSettings {
  /** prices hold their tax; else it is added */
  included: boolean;
  /** delivery and fees are taxed as the goods are */
  shipping_taxed: boolean;
}

export type { RateSetting };

export interface Taxes extends TaxSettings {
  /** null: untaxed */
  rateFor(place: TaxPlace, category_id: string | null, language: Language): TaxRate | null;
}

export type TaxesService = ReturnType<typeof createTaxesService>;

/** Of a shop where nothing was ever set. */
export const TAX_DEFAULTS: TaxSettings = { included: false, shipping_taxed: true };

/** What of a price is tax, by where goods go and what they are. */
export function createTaxesService(infra: Pick<Infra, 'db' | 'clock' | 'changes'>) {
  const { db, clock, changes } = infra;

  async function load(): Promise<Taxes> {
    const [rates, categories, stored] = await Promise.all([
      taxesRepository.listRates(db),
      taxesRepository.listCategories(db),
      taxesRepository.findSettings(db),
    ]);
    const index = indexRates(rates);
    const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]));
    // Written by `replace` alone, which is typed.
    const settings = { ...TAX_DEFAULTS, ...(stored as Partial<TaxSettings> | undefined) };
    return {
      ...settings,
      rateFor(place, category_id, language) {
        const found = chooseRate(index, place, chainOf(category_id, parents));
        return found ? { name: found.names[language] ?? found.names.en ?? '', rate: found.rate } : null;
      },
    };
  }

  return {
    /** The settings as they are now, and the choice of a rate by them. */
    get: cachedValue({ clock, max_age_ms: SETTINGS_MS, changed_by: { tag: 'store', changes }, load }),

    /** Puts these settings in the place of all, as part of `trx`. */
    async replace(trx: Trx, settings: TaxSettings, rates: RateSetting[]): Promise<void> {
      const now = clock.now();
      await taxesRepository.putSettings(trx, settings, now);
      await taxesRepository.replace(trx, rates, now);
      await changes.notify(trx, ['store']);
    },
  };
}

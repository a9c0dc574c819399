import type { TaxRateSetting, TaxSettings } from '@tessera/shared/contract';
import { keepKeys, mergeRows, takeRow, type Keyed } from '../../../settings/keyed-list.model';
import { parseThousandths, thousandthsInput } from '../../../numbers/thousandths.model';
import type { PathErrors } from '../../../settings/use-settings-edit';

export interface RateDraft extends Keyed {
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** ways to write a part of the country, with commas between them; '': all of it */
  regions: string;
  /** '': all goods */
  category_id: string;
  name_en: string;
  name_de: string;
  /** percent */
  rate: string;
}

export interface TaxesDraft {
  included: boolean;
  shipping_taxed: boolean;
  rates: RateDraft[];
}

export interface TaxesBody {
  included: boolean;
  shipping_taxed: boolean;
  rates: (Omit<TaxRateSetting, 'id'> & { id?: string })[];
}

type Flag = 'included' | 'shipping_taxed';

const HIGHEST = 100_000;

export const draftOf = ({ included, shipping_taxed, rates }: TaxSettings, locale: string): TaxesDraft => ({
  included,
  shipping_taxed,
  rates: rates.map(({ id, country, regions, category_id, names, rate }) => ({
    key: id,
    id,
    country,
    regions: regions.join(', '),
    category_id: category_id ?? '',
    name_en: names.en,
    name_de: names.de,
    rate: thousandthsInput(rate, locale),
  })),
});

/** A rate that is begun; it is called as the one beside it. */
export const newRate = (key: string, country: string, beside?: RateDraft): RateDraft => ({
  key,
  id: undefined,
  country,
  regions: '',
  category_id: '',
  name_en: beside?.name_en ?? '',
  name_de: beside?.name_de ?? '',
  rate: '',
});

/** @returns thousandths of a percent, of at most 100 percent */
export function parsePercent(text: string): number | undefined {
  const value = parseThousandths(text.replace(/\s*%$/, ''));
  return value !== undefined && value <= HIGHEST ? value : undefined;
}

/** Rates as they were read, under the keys that they have on the screen. */
export const keepRates = (theirs: TaxesDraft, known: TaxesDraft): TaxesDraft => ({
  ...theirs,
  rates: keepKeys(
    theirs.rates,
    known.rates,
    (rate, added) => rate.country === added.country && rate.category_id === added.category_id,
  ),
});

/** What the API is sent, and what of it was typed so that it cannot be read. @param notPercent the sentence for that */
export function bodyOf({ rates, ...flags }: TaxesDraft, notPercent: string): { body: TaxesBody; errors: PathErrors } {
  const errors: Record<string, string> = {};
  const sent = rates.map(({ id, country, regions, category_id, name_en, name_de, rate }, index) => {
    const value = parsePercent(rate);
    if (value === undefined) errors[`rates.${index}.rate`] = notPercent;
    return {
      ...(id === undefined ? {} : { id }),
      country,
      regions: regions
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
      category_id: category_id === '' ? null : category_id,
      names: { en: name_en.trim(), de: name_de.trim() },
      rate: value ?? 0,
    };
  });
  return { body: { ...flags, rates: sent }, errors };
}

/** An edit on top of what somebody else made of it meanwhile, rate by rate. */
export function mergeDrafts(
  base: TaxesDraft,
  mine: TaxesDraft,
  theirs: TaxesDraft,
): { draft: TaxesDraft; conflicts: string[] } {
  const { rows: rates, conflicts } = mergeRows(base.rates, mine.rates, theirs.rates);
  // a flag has two values: whoever has changed it, both have if both did
  const flagOf = (flag: Flag) => (mine[flag] === base[flag] ? theirs[flag] : mine[flag]);
  return { draft: { included: flagOf('included'), shipping_taxed: flagOf('shipping_taxed'), rates }, conflicts };
}

/** The draft with their version of one rate, by its key. */
export const takeTheirs = (draft: TaxesDraft, theirs: TaxesDraft, key: string): TaxesDraft => ({
  ...draft,
  rates: takeRow(draft.rates, theirs.rates, key),
});

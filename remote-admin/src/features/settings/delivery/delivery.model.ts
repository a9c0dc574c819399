import type { DeliveryMethodSetting, DeliverySettings, DeliveryZoneSetting } from '@tessera/shared/contract';
import { moneyInput, parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import type { Keyed } from '../../../settings/keyed-list.model';
import { parseThousandths, thousandthsInput } from '../../../numbers/thousandths.model';
import type { PathErrors } from '../../../settings/use-settings-edit';

/** One price as it is typed. */
export interface PriceDraft {
  /** kilograms; '': any weight */
  up_to: string;
  price: string;
}

export interface MethodDraft {
  key: string;
  /** '': made of the name */
  code: string;
  name_en: string;
  name_de: string;
  active: boolean;
  prices: PriceDraft[];
  /** '': never */
  free_from: string;
  min_days: string;
  max_days: string;
}

export interface ZoneDraft extends Keyed {
  name: string;
  name_en: string;
  name_de: string;
  countries: string[];
  /** starts, with commas between them */
  postal_codes: string;
  methods: MethodDraft[];
}

export interface DeliveryDraft {
  cut_off_hour: string;
  zones: ZoneDraft[];
}

type ZoneBody = Omit<DeliveryZoneSetting, 'id'> & { id?: string };

export interface DeliveryBody {
  cut_off_hour: number;
  zones: ZoneBody[];
}

/** @returns grams; undefined for what is no weight above nothing, or finer than a gram */
export const parseKilograms = (text: string): number | undefined => parseThousandths(text) || undefined;

const parseWhole = (text: string): number | undefined => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);

function methodDraft(method: DeliveryMethodSetting, zone: string, { currency, locale }: MoneyFormat): MethodDraft {
  const { code, names, active, prices, free_from, min_days, max_days } = method;
  const money = (amount: number) => moneyInput(amount, currency, locale);
  return {
    key: `${zone}.${code}`,
    code,
    name_en: names.en,
    name_de: names.de,
    active,
    prices: prices.map(({ up_to_grams, price }) => ({
      up_to: up_to_grams === null ? '' : thousandthsInput(up_to_grams, locale),
      price: money(price),
    })),
    free_from: free_from === null ? '' : money(free_from),
    min_days: String(min_days),
    max_days: String(max_days),
  };
}

export function draftOf({ cut_off_hour, zones, currency }: DeliverySettings, locale: string): DeliveryDraft {
  return {
    cut_off_hour: String(cut_off_hour),
    zones: zones.map(({ id, name, names, countries, postal_codes, methods }) => ({
      key: id,
      id,
      name,
      name_en: names.en,
      name_de: names.de,
      countries: [...countries],
      postal_codes: postal_codes.join(', '),
      methods: methods.map((method) => methodDraft(method, id, { currency, locale })),
    })),
  };
}

/** A way of delivery that is begun: one price for any weight. */
export const newMethod = (key: string): MethodDraft => ({
  key,
  code: '',
  name_en: '',
  name_de: '',
  active: true,
  prices: [{ up_to: '', price: '' }],
  free_from: '',
  min_days: '2',
  max_days: '4',
});

export const newZone = (key: string): ZoneDraft => ({
  key,
  id: undefined,
  name: '',
  name_en: '',
  name_de: '',
  countries: [],
  postal_codes: '',
  methods: [newMethod(`${key}.1`)],
});

/** The sentences for what is no amount, no weight and no number. */
export interface TypingFaults {
  amount: string;
  weight: string;
  days: string;
}

interface Reading extends MoneyFormat {
  errors: Record<string, string>;
  says: TypingFaults;
}

function read<T>(value: T | undefined, path: string, sentence: string, errors: Record<string, string>, instead: T): T {
  if (value !== undefined) return value;
  errors[path] = sentence;
  return instead;
}

function methodBody(
  method: MethodDraft,
  path: string,
  { currency, locale, errors, says }: Reading,
): DeliveryMethodSetting {
  const { code, name_en, name_de, active, prices, free_from, min_days, max_days } = method;
  const money = (text: string, field: string) =>
    read(parseMoney(text, currency, locale), `${path}.${field}`, says.amount, errors, 0);
  const days = (text: string, field: string) => read(parseWhole(text), `${path}.${field}`, says.days, errors, 0);
  const weight = (text: string, field: string) =>
    text.trim() === '' ? null : read(parseKilograms(text), `${path}.${field}`, says.weight, errors, null);
  return {
    code,
    names: { en: name_en.trim(), de: name_de.trim() },
    active,
    prices: prices.map(({ up_to, price }, index) => ({
      up_to_grams: weight(up_to, `prices.${index}.up_to_grams`),
      price: money(price, `prices.${index}.price`),
    })),
    free_from: free_from.trim() === '' ? null : money(free_from, 'free_from'),
    min_days: days(min_days, 'min_days'),
    max_days: days(max_days, 'max_days'),
  };
}

/** What the API is sent, and what of it was typed so that it cannot be read. */
export function bodyOf(
  draft: DeliveryDraft,
  money: MoneyFormat,
  says: TypingFaults,
): { body: DeliveryBody; errors: PathErrors } {
  const errors: Record<string, string> = {};
  const reading = { ...money, errors, says };
  const zones = draft.zones.map(({ id, name, name_en, name_de, countries, postal_codes, methods }, index) => ({
    ...(id === undefined ? {} : { id }),
    name: name.trim(),
    names: { en: name_en.trim(), de: name_de.trim() },
    countries,
    postal_codes: postal_codes
      .split(/[,;\n]/)
      .map((start) => start.trim())
      .filter((start) => start !== ''),
    methods: methods.map((method, place) => methodBody(method, `zones.${index}.methods.${place}`, reading)),
  }));
  return { body: { cut_off_hour: Number(draft.cut_off_hour), zones }, errors };
}

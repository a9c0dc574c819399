import type { StoreSettings } from '@tessera/shared/contract';
import { DEFAULT_LANGUAGE } from '@tessera/shared/i18n';
import { fromLocal, toLocal } from '../../../form/local-moment';

type Network = StoreSettings['social'][number]['network'];

export const NETWORKS: readonly Network[] = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'];
export const PROMPTS: readonly StoreSettings['sign_in_prompt'][] = ['always', 'once', 'never'];

/** The form's fields; a network where the shop is not is ''. */
export interface StoreValues extends Record<Network, string> {
  name: string;
  /** of the picture that stands for the name; '' for none */
  logo_id: string;
  /** ISO 4217 */
  currency: string;
  /** whether the shop is offered in German, too */
  offered_de: boolean;
  /** IANA name */
  time_zone: string;
  email: string;
  phone: string;
  address: string;
  maintenance: boolean;
  /** what shoppers read meanwhile, and when the shop is expected to open, in the browser's time zone; '' for none */
  closing_en: string;
  closing_de: string;
  closing_until: string;
  sign_in_prompt: StoreSettings['sign_in_prompt'];
  trouble_email: string;
  /** pieces, as they are typed */
  low_stock: string;
  /** the announcement in English, in German, and where it leads; '' where there is none */
  announcement_en: string;
  announcement_de: string;
  announcement_to: string;
  /** in the browser's time zone, as its field has it; '' for none */
  announcement_from: string;
  announcement_until: string;
  /** of the seller, as invoices say it; '' where they do not */
  legal_name: string;
  tax_number: string;
  vat_id: string;
  /** what order numbers begin with */
  order_prefix: string;
}

export type StoreField = keyof StoreValues;

export function valuesOf({
  name,
  logo_id,
  currency,
  languages,
  time_zone,
  contact,
  maintenance,
  maintenance_note: note,
  sign_in_prompt,
  social,
  trouble_email,
  low_stock,
  announcement,
  seller,
  order_prefix,
}: StoreSettings): StoreValues {
  const urlOf = (network: Network) => social.find((link) => link.network === network)?.url ?? '';
  return {
    name,
    logo_id: logo_id ?? '',
    currency,
    offered_de: languages.includes('de'),
    time_zone,
    ...contact,
    facebook: urlOf('facebook'),
    twitter: urlOf('twitter'),
    instagram: urlOf('instagram'),
    linkedin: urlOf('linkedin'),
    youtube: urlOf('youtube'),
    maintenance,
    closing_en: note.texts.en,
    closing_de: note.texts.de,
    closing_until: toLocal(note.until),
    sign_in_prompt,
    trouble_email,
    low_stock: String(low_stock),
    ...announcementValues(announcement),
    ...seller,
    order_prefix,
  };
}

const NOTHING_SAID = { texts: { en: '', de: '' }, to: null, from: null, until: null };

function announcementValues(announcement: StoreSettings['announcement']) {
  const { texts, to, from, until } = announcement ?? NOTHING_SAID;
  return {
    announcement_en: texts.en,
    announcement_de: texts.de,
    announcement_to: to ?? '',
    announcement_from: toLocal(from),
    announcement_until: toLocal(until),
  };
}

/** None without a sentence in English, which stands in for every other language. */
function announcementOf(values: StoreValues): StoreSettings['announcement'] {
  const en = values.announcement_en.trim();
  if (en === '') return null;
  return {
    texts: { en, de: values.announcement_de.trim() },
    to: values.announcement_to.trim() || null,
    from: fromLocal(values.announcement_from),
    until: fromLocal(values.announcement_until),
  };
}

/** What a form does not send back. */
type ReadAlone = 'version' | 'currencies' | 'translated' | 'locale' | 'logo';

/** What the API is sent; networks without an address are left out, and what is no number is the API's to refuse. */
export function bodyOf(values: StoreValues): Omit<StoreSettings, ReadAlone> {
  const { name, currency, offered_de, time_zone, email, phone, address } = values;
  const { maintenance, sign_in_prompt, trouble_email, low_stock } = values;
  const { legal_name, tax_number, vat_id } = values;
  return {
    name: name.trim(),
    logo_id: values.logo_id || null,
    currency,
    languages: offered_de ? [DEFAULT_LANGUAGE, 'de'] : [DEFAULT_LANGUAGE],
    time_zone,
    contact: { email: email.trim(), phone: phone.trim(), address: address.trim() },
    social: NETWORKS.map((network) => ({ network, url: values[network].trim() })).filter(({ url }) => url !== ''),
    maintenance,
    maintenance_note: {
      texts: { en: values.closing_en.trim(), de: values.closing_de.trim() },
      until: fromLocal(values.closing_until),
    },
    sign_in_prompt,
    trouble_email: trouble_email.trim(),
    low_stock: low_stock.trim() === '' ? Number.NaN : Number(low_stock),
    announcement: announcementOf(values),
    seller: { legal_name: legal_name.trim(), tax_number: tax_number.trim(), vat_id: vat_id.trim() },
    order_prefix: values.order_prefix.trim().toUpperCase(),
  };
}

/** Currencies in the order of what they are called: 'Euro (EUR)'. @param codes ISO 4217; one may come twice */
export function currenciesByName(codes: readonly string[], locale: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...new Set(codes)]
    .map((code): [string, string] => [code, `${names.of(code) ?? code} (${code})`])
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
}

/** Time zones by their regions; one that this browser does not know stays to choose. */
export function zonesByRegion(current: string): Map<string, string[]> {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  const regions = new Map<string, string[]>();
  for (const zone of [...known].sort()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '';
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return regions;
}

/** 'America/Argentina/Buenos_Aires' as 'Argentina / Buenos Aires'. */
export const zoneLabel = (zone: string): string =>
  zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ' / ');

/**
 * What the zone is called, and how far it is from UTC: 'Central European Time, GMT+1'; '' where the browser does not know it.
 * @param at milliseconds since the epoch: summer time has another name
 */
export function zoneWords(zone: string, locale: string, at: number): string {
  try {
    const part = (timeZoneName: 'longGeneric' | 'shortOffset'): string =>
      new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [name, offset] = [part('longGeneric'), part('shortOffset')];
    // a zone without a name is called by its offset, once
    return name.startsWith('GMT') ? offset : `${name}, ${offset}`;
  } catch {
    return '';
  }
}

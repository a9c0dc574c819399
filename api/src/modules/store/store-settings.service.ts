import { isDeepStrictEqual } from 'node:util';
import { EMAIL_PATTERN } from '@tessera/shared/forms';
import type { Static } from 'typebox';
import { DEFAULT_LANGUAGE, LANGUAGES, offeredLanguages } from '../../core/languages';
import { AppError, notValid } from '../../errors/errors';
import type { FieldErrors } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isTimeZone } from '../../infra/basics/calendar';
import { isShopPath } from '../../infra/basics/shop-path';
import { inUtc, stretchInWords } from '../../infra/basics/stretch';
import type { Db, Trx } from '../../infra/database/db';
import { holdPicture } from '../../infra/database/images';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import type { AuditService } from '../audit/audit.service';
import { storeRepository } from './store.repository';
import { CURRENCIES } from './store.schemas';
import type { StoreEdit, StoreSettings as StoreSettingsSchema } from './store.schemas';
import { findLogo, readStored } from './store.service';
import type { StoreSettings } from './store.service';

type StoreSettingsView = Static<typeof StoreSettingsSchema>;

export interface StoreSettingsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
}

export type StoreSettingsService = ReturnType<typeof createStoreSettingsService>;

/** The store's settings as staff read and change them. */
export function createStoreSettingsService({ db, clock, changes, audit }: StoreSettingsDeps) {
  async function get(handle: Db | Trx = db): Promise<StoreSettingsView> {
    const { value, version } = await storeRepository.findVersioned(handle, 'store');
    const currencies = (await storeRepository.hasAmounts(handle)) ? [] : [...CURRENCIES];
    const settings = readStored(value);
    const translated = [];
    for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
      translated.push({ language, ...(await storeRepository.countTranslated(handle, language)) });
    }
    return { ...settings, logo: await findLogo(handle, settings), currencies, translated, version };
  }

  return {
    get: () => get(),

    /**
     * Changes what differs; pages say so within a second.
     * @throws AppError `validation.failed` by field; `conflict` with `present` where they were changed since they were read
     */
    async update(actor: Actor, { version, ...given }: StoreEdit): Promise<StoreSettingsView> {
      const edit = trimmed(given);
      const faults = faultsOf(edit);
      if (Object.keys(faults).length > 0) throw notValid(faults);
      const refuse = (present: StoreSettingsView) => new AppError('conflict', {}, { extensions: { present } });
      await withTransaction(db, async (trx) => {
        const found = await get(trx);
        if (found.version !== version) throw refuse(found);
        const { version: _version, logo: _logo, translated: _counted, currencies, ...present } = found;
        const { currency = present.currency } = edit;
        if (currency !== present.currency && !currencies.includes(currency)) throw notValid(CURRENCY_STAYS);
        if (!(await canShow(trx, edit.logo_id))) throw notValid(LOGO_IS_GONE);
        const changed = differing(present, edit);
        if (changed.length === 0) return;
        const row = { key: 'store', value: { ...present, ...edit }, version, now: clock.now() };
        // somebody may be faster by a moment
        if (!(await storeRepository.replace(trx, row))) throw refuse(await get(trx));
        const pick = (from: Partial<StoreSettings>) =>
          Object.fromEntries(Object.entries(inWords(from)).filter(([key]) => changed.includes(key)));
        const entry = { action: 'store.update', record_type: 'store', record_id: 'store' };
        await audit.record(trx, actor, { ...entry, before: pick(present), after: pick(edit) });
        await changes.notify(trx, ['store']);
      });
      return get();
    },
  };
}

type Edit = Omit<StoreEdit, 'version'>;

const CURRENCY_STAYS = { currency: [messageOf('validation.failed.currency_stays')] };

const LOGO_IS_GONE = { logo_id: [messageOf('validation.failed.home_picture')] };

/** Whether there is that picture, which nobody deletes until `trx` ends. */
const canShow = async (trx: Trx, logo_id: Edit['logo_id']): Promise<boolean> => !logo_id || holdPicture(trx, logo_id);

/** Nothing without a sentence in English, which stands in for every other language. */
function trimmedAnnouncement(announcement: Edit['announcement']): StoreSettings['announcement'] {
  const en = announcement?.texts.en.trim();
  if (!announcement || !en) return null;
  const { texts, to, from = null, until = null } = announcement;
  return { texts: { en, de: texts.de.trim() }, to: to?.trim() || null, ...inUtc({ from, until }) };
}

/** A VAT id is written without spaces, in capitals. */
const trimmedSeller = ({ legal_name, tax_number, vat_id }: StoreSettings['seller']): StoreSettings['seller'] => ({
  legal_name: legal_name.trim(),
  tax_number: tax_number.trim(),
  vat_id: vat_id.replace(/[\s.-]/g, '').toUpperCase(),
});

/** Its moment in UTC. */
function trimmedNote({ texts, until }: NonNullable<Edit['maintenance_note']>): StoreSettings['maintenance_note'] {
  return {
    texts: { en: texts.en.trim(), de: texts.de.trim() },
    until: inUtc({ from: null, until }).until,
  };
}

/** An edit without spaces around, and its moments in UTC. */
type Trimmed = Omit<Edit, 'announcement'> & Pick<Partial<StoreSettings>, 'announcement'>;

function trimmed(given: Edit): Trimmed {
  const { name, contact, social, trouble_email, announcement, seller, order_prefix, maintenance_note, ...edit } = given;
  const { languages } = edit;
  const { email, phone, address } = contact;
  return {
    ...edit,
    ...(announcement !== undefined && { announcement: trimmedAnnouncement(announcement) }),
    ...(trouble_email !== undefined && { trouble_email: trouble_email.trim() }),
    ...(seller !== undefined && { seller: trimmedSeller(seller) }),
    ...(maintenance_note !== undefined && { maintenance_note: trimmedNote(maintenance_note) }),
    ...(order_prefix !== undefined && { order_prefix: order_prefix.trim().toUpperCase() }),
    // one without the first is refused as it was sent
    ...(languages?.includes(DEFAULT_LANGUAGE) && { languages: offeredLanguages(languages) }),
    name: name.trim(),
    contact: { email: email.trim(), phone: phone.trim(), address: address.trim() },
    social: social.map(({ network, url }) => ({ network, url: url.trim() })).filter(({ url }) => url !== ''),
  };
}

/** Links stand on every page: nothing but the web's own addresses. */
function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** As the log shows them: an announcement in one line. */
function inWords(settings: Partial<StoreSettings>): object {
  const { announcement, maintenance_note: note } = settings;
  const words = {
    ...settings,
    ...(note && { maintenance_note: [note.texts.en, note.texts.de, note.until].filter(Boolean).join(' · ') }),
  };
  if (!announcement) return words;
  const { texts, to } = announcement;
  return {
    ...words,
    announcement: [texts.en, texts.de, to, stretchInWords(announcement)].filter(Boolean).join(' · '),
  };
}

/** Both are in UTC, so that their letters are in the order of time. */
const isReversed = (announcement: Trimmed['announcement']): boolean =>
  Boolean(announcement?.from && announcement.until && announcement.from >= announcement.until);

const isAddress = (text: string): boolean => text === '' || EMAIL_PATTERN.test(text);

/** A country's letters, and what that country makes of them. */
const VAT_ID = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/;

/** Two at least: inquiries and reports have one. */
const ORDER_PREFIX = /^[A-Z0-9]{2,6}$/;

function faultsOf({
  time_zone,
  contact,
  social,
  trouble_email = '',
  announcement,
  seller,
  order_prefix,
  languages,
}: Trimmed): FieldErrors {
  const networks = social.map(({ network }) => network);
  const { tax_number = '', vat_id = '' } = seller ?? {};
  const faults: [field: string, isFault: boolean, key: Parameters<typeof messageOf>[0]][] = [
    ['time_zone', !isTimeZone(time_zone), 'validation.failed.time_zone'],
    ['languages', languages?.includes(DEFAULT_LANGUAGE) === false, 'validation.failed.first_language'],
    ['contact.email', !isAddress(contact.email), 'validation.failed.store_email'],
    ['trouble_email', !isAddress(trouble_email), 'validation.failed.store_email'],
    ['seller.tax_number', !/^$|\d/.test(tax_number), 'validation.failed.tax_number'],
    ['seller.vat_id', vat_id !== '' && !VAT_ID.test(vat_id), 'validation.failed.vat_id'],
    ['order_prefix', order_prefix !== undefined && !ORDER_PREFIX.test(order_prefix), 'validation.failed.order_prefix'],
    ['announcement.until', isReversed(announcement), 'validation.failed.until'],
    ['announcement.to', !isShopPath(announcement?.to ?? '/'), 'validation.failed.shop_path'],
    ...social.map(({ network, url }, index): (typeof faults)[number] => [
      `social.${network}`,
      !isWebAddress(url) || networks.indexOf(network) !== index,
      'validation.failed.web_address',
    ]),
  ];
  return Object.fromEntries(faults.filter(([, isFault]) => isFault).map(([field, , key]) => [field, [messageOf(key)]]));
}

const differing = (present: StoreSettings, edit: Edit): string[] =>
  // the keys are what its type says; the database keeps an object's in an order of its own
  (Object.keys(edit) as (keyof Edit)[]).filter((key) => !isDeepStrictEqual(edit[key], present[key]));

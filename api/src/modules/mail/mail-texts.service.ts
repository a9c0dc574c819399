import { isDeepStrictEqual } from 'node:util';
import { LANGUAGES } from '../../core/languages';
import type { Language } from '../../core/languages';
import { AppError, notValid } from '../../errors/errors';
import type { FieldErrors } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import type { LimitsService } from '../limits/limits.service';
import type { StoreService } from '../store/store.service';
import { COMMON } from './content/common-words';
import type { OwnWords } from './content/mail-words';
import type { MailService } from './mail.service';
import type { RenderedMail } from './rendering/render-mail';
import type { OwnTexts } from './writing/write-mail';
import { catalogueOf, faultOfText, kindOfText, placeholdersIn, WRITTEN_MAILS } from './texts/mail-text-rules';
import type { Catalogue } from './texts/mail-text-rules';
import type { MailSampleAsked, MailTextsEdit, MailTextsView } from './texts/mail-texts.schemas';
import { MAIL_TEXTS_TAG, readableTexts } from './texts/own-texts';
import type { OwnByLanguage } from './texts/own-texts';
import { ownTextsRepository } from './texts/own-texts.repository';

export interface MailTextsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  limits: Pick<LimitsService, 'bucket'>;
  store: Pick<StoreService, 'getCurrency'>;
  mail: Pick<MailService, 'showSample' | 'sendSample'>;
}

export type MailTextsService = ReturnType<typeof createMailTexts>;

/** Samples that one person has sent to themselves: ten at once, then one each six minutes (docs/product.md §4). */
const SAMPLES = { name: 'mail samples', burst: 10, every_ms: 360_000 };

/** The texts of the shop's mails as staff read and write them. docs/product.md §4, 'Texts of mails'. */
export function createMailTexts({ db, clock, changes, audit, limits, store, mail }: MailTextsDeps) {
  async function read(handle: Db | Trx, name: string) {
    const catalogue = getCatalogue(name);
    const { value, version } = await ownTextsRepository.find(handle, name);
    return { catalogue, own: readableTexts(name, value), version };
  }

  async function view(name: string, handle: Db | Trx = db): Promise<MailTextsView> {
    const { catalogue, own, version } = await read(handle, name);
    const texts = Object.keys(catalogue.words.en).map((key) => ({
      key,
      kind: kindOfText(key),
      usual: { en: catalogue.words.en[key] ?? '', de: catalogue.words.de[key] ?? '' },
      own: { en: own.en[key] ?? null, de: own.de[key] ?? null },
      placeholders: placeholdersIn(catalogue, key),
      needed: [...(catalogue.needed[key] ?? [])],
    }));
    return { name, texts, version };
  }

  /** @throws AppError `validation.failed` by text */
  async function sampleOf(name: string, { language, texts, showing }: MailSampleAsked) {
    const catalogue = getCatalogue(name);
    const { own, faults } = checked(catalogue, language, texts, (key) => `texts.${key}`);
    if (Object.keys(faults).length > 0) throw notValid(faults);
    const given: OwnTexts = name === COMMON ? { common: own } : { mail: own };
    return { name, language, own: given, key: showing, currency: await store.getCurrency() };
  }

  return {
    /** Every mail, and how much of it staff have written. */
    async list() {
      const rows = new Map((await ownTextsRepository.listAll(db)).map(({ name, value }) => [name, value]));
      const items = WRITTEN_MAILS.map((name) => {
        const own = readableTexts(name, rows.get(name));
        const texts = Object.keys(getCatalogue(name).words.en).length;
        return { name, texts, own: { en: Object.keys(own.en).length, de: Object.keys(own.de).length } };
      });
      return { items };
    },

    /** @throws AppError `request.not_found` */
    get: (name: string): Promise<MailTextsView> => view(name),

    /**
     * Writes texts of a mail; those that are sent from then on have them, whoever queued them.
     * @throws AppError `request.not_found`; `validation.failed` by text and language; `conflict` with `present` where
     * they were changed since they were read
     */
    async update(actor: Actor, name: string, { texts, version }: MailTextsEdit): Promise<MailTextsView> {
      const catalogue = getCatalogue(name);
      const parts = LANGUAGES.map((language) => {
        const given = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]));
        return checked(catalogue, language, given, (key) => `texts.${key}.${language}`);
      });
      const faults: FieldErrors = Object.assign({}, ...parts.map((part) => part.faults));
      if (Object.keys(faults).length > 0) throw notValid(faults);
      const after = Object.fromEntries(
        LANGUAGES.map((language, index) => [language, parts[index]?.own]),
      ) as OwnByLanguage;
      await withTransaction(db, async (trx) => {
        const refuse = async () => new AppError('conflict', {}, { extensions: { present: await view(name, trx) } });
        const { own: before, version: found } = await read(trx, name);
        if (found !== version) throw await refuse();
        if (isDeepStrictEqual(before, after)) return;
        // somebody may be faster by a moment
        const isMine = await ownTextsRepository.replace(trx, { name, value: after, version, now: clock.now() });
        if (!isMine) throw await refuse();
        const entry = { action: 'mail_texts.update', record_type: 'mail_texts', record_id: name };
        await audit.record(trx, actor, { ...entry, ...differing(before, after) });
        await changes.notify(trx, [MAIL_TEXTS_TAG]);
      });
      return view(name);
    },

    /** The mail with made-up data and these texts, as it would be sent. @throws AppError as `update` */
    preview: async (name: string, asked: MailSampleAsked): Promise<Omit<RenderedMail, 'pictures'>> =>
      mail.showSample(await sampleOf(name, asked)),

    /**
     * Mails the same to whoever asks for it. @returns where it goes
     * @throws AppError as `update`; `request.rate_limited` after ten, until some minutes have passed
     */
    async send(actor: Actor & { user_id: string }, name: string, asked: MailSampleAsked): Promise<{ to: string }> {
      const sample = await sampleOf(name, asked);
      await limits.bucket(SAMPLES, actor.user_id).take();
      return withTransaction(db, async (trx) => {
        const { email: to } = await ownTextsRepository.findReader(trx, actor.user_id);
        await mail.sendSample(trx, { ...sample, to });
        const entry = { action: 'mail_texts.send', record_type: 'mail_texts', record_id: name };
        await audit.record(trx, actor, { ...entry, after: { language: sample.language } });
        return { to };
      });
    },
  };
}

/** @throws AppError `request.not_found` */
function getCatalogue(name: string): Catalogue {
  const catalogue = catalogueOf(name);
  if (!catalogue) throw new AppError('request.not_found');
  return catalogue;
}

/**
 * What of these texts is somebody's own, and what is wrong with them; an empty one is the usual one, and so is one that
 * says the same.
 */
function checked(
  catalogue: Catalogue,
  language: Language,
  texts: Readonly<Record<string, string | null>>,
  pathOf: (key: string) => string,
): { own: OwnWords; faults: FieldErrors } {
  const usual = catalogue.words[language];
  const given = Object.entries(texts)
    .filter(([key]) => Object.hasOwn(usual, key))
    .map(([key, text]): [string, string] => [key, text?.replace(/\r\n?/g, '\n').trim() ?? ''])
    .filter(([key, text]) => text !== '' && text !== usual[key]);
  const faults = given.flatMap(([key, text]) => {
    const fault = faultOfText(catalogue, key, text);
    return fault ? [[pathOf(key), [fault]]] : [];
  });
  return { own: Object.fromEntries(given), faults: Object.fromEntries(faults) };
}

/** The texts that differ, as the log shows them: in which language, where in the mail, and what. */
function differing(before: OwnByLanguage, after: OwnByLanguage): { before: object; after: object } {
  const linesOf = (one: OwnByLanguage, other: OwnByLanguage): string[] =>
    LANGUAGES.flatMap((language) =>
      Object.entries(one[language])
        .filter(([key, text]) => other[language][key] !== text)
        .map(([key, text]) => `${language} · ${key} · ${text}`),
    );
  return { before: { mail_texts: linesOf(before, after) }, after: { mail_texts: linesOf(after, before) } };
}

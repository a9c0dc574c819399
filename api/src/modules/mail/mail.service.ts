import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { cachedValue, SETTINGS_MS } from '../../infra/caches/cached-value';
import { createSecretBox } from '../../infra/basics/secret-box';
import { localeOf, offeredOrFirst, pagesIn } from '../../core/languages';
import type { Language } from '../../core/languages';
import { findLogo, type StoreService } from '../store/store.service';
import type { MailContext } from './content/mail-content';
import { createMailPictures } from './sending/mail-pictures';
import { createMailDelivery } from './sending/mail-delivery.service';
import type { MailRetries } from './sending/mail-delivery.service';
import type { OutgoingMail } from './sending/mail-transport';
import { mailsRepository } from './sending/mails.repository';
import type { MailRow } from './sending/mails.repository';
import { renderMail } from './rendering/render-mail';
import type { RenderedMail } from './rendering/render-mail';
import { templates } from './templates';
import type { TemplateData, TemplateName } from './templates';
import { createOwnTexts } from './texts/own-texts';
import { sampleSaying } from './samples/sample-mails';
import { templateOf, writeMail } from './writing/write-mail';
import type { OwnTexts } from './writing/write-mail';

export interface MailOrder<Name extends TemplateName> {
  /** one address */
  to: string;
  template: Name;
  data: TemplateData<Name>;
  /**
   * whose owner reads it: of an account `users.language`, of a visitor the request's. Where the shop is not offered in it by
   * the time that it goes out, it is written in the first one
   */
  language: Language;
  /** further headers, e.g. List-Unsubscribe */
  headers?: Record<string, string>;
  /** when it is of no use any more, because its link has expired */
  valid_until?: Date;
  /** in the place of what staff have written, for a mail that is tried out */
  own?: OwnTexts;
}

/** A mail with made-up data, and with texts that may not be saved yet. */
export interface MailSampleOrder {
  /** of the mail, or `common` */
  name: string;
  language: Language;
  /** in the place of what is saved */
  own: OwnTexts;
  /** of a text that it should say */
  key: string | undefined;
  /** of the shop's prices */
  currency: string;
}

export interface MailDeps extends Pick<Infra, 'db' | 'clock' | 'config' | 'queue' | 'logger' | 'files' | 'changes'> {
  store: Pick<StoreService, 'getSettings' | 'getCurrency'>;
}

export type MailService = ReturnType<typeof createMailService>;

const DAY_MS = 24 * 3600_000;
const GIVE_UP_MS = 2 * DAY_MS;

/**
 * The one door to mail. A mail is queued in the caller's transaction: it goes out if, and only if, that commits.
 * It is sent at least once and recorded once.
 */
export function createMailService(
  { db, clock, config, queue, logger, files, store, changes }: MailDeps,
  retries?: MailRetries,
) {
  const readPictures = createMailPictures(files);
  const settings = cachedValue({
    clock,
    max_age_ms: SETTINGS_MS,
    changed_by: { tag: 'store', changes },
    load: async () => {
      const stored = await store.getSettings();
      return { ...stored, logo: await findLogo(db, stored) };
    },
  });
  // A waiting mail holds a link that opens an account, of which the database has only a hash elsewhere.
  const box = createSecretBox(config.shop_secret, 'mails');

  const ownTexts = createOwnTexts({ db, clock, changes, logger });

  function rowOf({ to, template, data, language, headers = {}, valid_until, own }: MailOrder<TemplateName>) {
    const sealed = box.seal(Buffer.from(JSON.stringify({ data, headers, language, own })));
    const created_at = clock.now();
    return {
      id: newId(),
      recipient: to,
      template,
      sealed,
      valid_until: valid_until ?? null,
      created_at,
      try_at: created_at,
    };
  }

  async function contextIn(language: Language) {
    const { name, contact, locale, logo } = await settings();
    const public_url = pagesIn(config.public_url, language);
    const context = { store_name: name, store_address: contact.address, public_url, language };
    return { ...context, ...(logo && { logo }), locale: localeOf(language, locale), contact };
  }

  async function write(mail: MailRow, sealed: Buffer): Promise<OutgoingMail> {
    // Written by `rowOf` above, which is typed.
    const {
      data,
      headers,
      language: wanted,
      own: theirs,
    } = JSON.parse(box.open(sealed).toString()) as Pick<MailOrder<TemplateName>, 'data' | 'language' | 'own'> & {
      headers: Record<string, string>;
    };
    const language = offeredOrFirst(wanted, (await settings()).languages);
    const own = language === wanted ? theirs : undefined;
    const { contact, ...context } = await contextIn(language);
    const { store_name: name } = context;
    // A shop that has told no address yet sends in the name of its own machine.
    const address = config.mail_from ?? (contact.email || `no-reply@${new URL(config.public_url).hostname}`);
    const from = { name, address };
    const { id, recipient: to, template, created_at } = mail;
    const { pictures, ...rendered } = await render({ template: knownTemplate(template), data, own }, context);
    const attachments = await readPictures(pictures);
    return { id, to, from, headers, template, created_at, attachments, ...rendered };
  }

  /** @param own what is said in the place of what staff have saved */
  async function render(
    { template, data, own }: Pick<MailOrder<TemplateName>, 'template' | 'data' | 'own'>,
    context: MailContext,
  ): Promise<RenderedMail> {
    const texts = { ...(await ownTexts(template, context.language)), ...own };
    return renderMail(writeMail(template, data, context, texts), context);
  }

  async function sampleIn({ name, language, key, currency }: MailSampleOrder) {
    const { contact: _contact, ...context } = await contextIn(language);
    return { context, sample: sampleSaying({ name, key, currency }, context) };
  }

  const delivery = createMailDelivery({ db, clock, config, queue, logger, write }, retries);

  return {
    /** Queues a mail as part of `trx`. */
    send: <Name extends TemplateName>(trx: Trx, order: MailOrder<Name>): Promise<void> =>
      mailsRepository.insertAll(trx, [rowOf(order)]),

    /** The same for many, by one statement. */
    sendAll: (trx: Trx, orders: readonly MailOrder<TemplateName>[]): Promise<void> =>
      mailsRepository.insertAll(trx, orders.map(rowOf)),

    ...delivery,

    /** Those that nobody could send for two days. */
    giveUp(): Promise<void> {
      const now = clock.now();
      return mailsRepository.giveUp(db, new Date(now.getTime() - GIVE_UP_MS), now);
    },

    listTemplates: (): string[] => Object.keys(templates),

    /** A mail with made-up data; undefined where there is no such template. */
    async preview(template: string, language: Language): Promise<RenderedMail | undefined> {
      const { contact: _contact, ...context } = await contextIn(language);
      const currency = await store.getCurrency();
      const sample = sampleSaying({ name: template, key: undefined, currency }, context);
      const mail = sample && (await render(sample, context));
      return mail && { ...mail, html: withFiles(mail.html, mail.pictures) };
    },

    /** A mail with made-up data and these texts. @throws Error where there is no such mail */
    async showSample(order: MailSampleOrder): Promise<Omit<RenderedMail, 'pictures'>> {
      const { context, sample } = await sampleIn(order);
      if (!sample) throw new Error(`There is no mail ${order.name}`);
      const { subject, html, text, pictures } = await render({ ...sample, own: order.own }, context);
      return { subject, html: withFiles(html, pictures), text };
    },

    /** Queues the same as part of `trx`. @throws Error where there is no such mail */
    async sendSample(trx: Trx, { to, ...order }: MailSampleOrder & { to: string }): Promise<void> {
      const { sample } = await sampleIn(order);
      if (!sample) throw new Error(`There is no mail ${order.name}`);
      const { language, own } = order;
      await mailsRepository.insertAll(trx, [rowOf({ ...sample, to, language, own })]);
    },

    /** A mail as it would be sent with these data. */
    async show<Name extends TemplateName>({
      template,
      data,
      language,
    }: Pick<MailOrder<Name>, 'template' | 'data' | 'language'>): Promise<RenderedMail> {
      const { contact: _contact, ...context } = await contextIn(language);
      return render({ template, data }, context);
    },

    /** Which mails an address was sent lately, for its owner's export. */
    listTo: (address: string) => mailsRepository.listTo(db, address),

    /** Forgets the mails to an address; those that still wait are not sent. */
    removeTo: (trx: Trx, address: string): Promise<void> => mailsRepository.removeTo(trx, address),
  };
}

/** A mail as a page of the shop shows it: by the files that would travel with it. */
const withFiles = (html: string, pictures: RenderedMail['pictures']): string =>
  pictures.reduce((shown, { cid, src }) => shown.replaceAll(`src="cid:${cid}"`, `src="${src}"`), html);

/** A row's template and data were written together by `rowOf`, where the compiler checked that they fit. */
function knownTemplate(name: string): TemplateName {
  if (!templateOf(name)) throw new Error(`There is no mail template ${name}`);
  return name as TemplateName;
}

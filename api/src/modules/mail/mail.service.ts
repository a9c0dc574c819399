import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { cachedValue, SETTINGS_MS } from '../../infra/caches/cached-value';
import { createSecretBox } from '../../infra/basics/secret-box';
import { localeOf, pagesIn } from '../../core/languages';
import type { Language } from '../../core/languages';
import type { StoreService } from '../store/store.service';
import type { MailContent, MailContext, MailTemplate } from './content/mail-content';
import { createMailPictures } from './sending/mail-pictures';
import { createMailDelivery } from './sending/mail-delivery.service';
import type { MailRetries } from './sending/mail-delivery.service';
import type { OutgoingMail } from './sending/mail-transport';
import { mailsRepository } from './sending/mails.repository';
import type { MailRow } from './sending/mails.repository';
import { mailSamples } from './mail-samples';
import { renderMail } from './rendering/render-mail';
import type { RenderedMail } from './rendering/render-mail';
import { templates } from './templates';
import type { TemplateData, TemplateName } from './templates';

export interface MailOrder<Name extends TemplateName> {
  /** one address */
  to: string;
  template: Name;
  data: TemplateData<Name>;
  /** whose owner reads it: of an account `users.language`, of a visitor the request's */
  language: Language;
  /** further headers, e.g. List-Unsubscribe */
  headers?: Record<string, string>;
  /** when it is of no use any more, because its link has expired */
  valid_until?: Date;
}

export interface MailDeps extends Pick<Infra, 'db' | 'clock' | 'config' | 'queue' | 'logger' | 'files' | 'changes'> {
  store: Pick<StoreService, 'getSettings'>;
}

export type MailService = ReturnType<typeof createMailService>;

const DAY_MS = 24 * 3600_000;
const GIVE_UP_MS = 2 * DAY_MS;
const KEEP_MS = 30 * DAY_MS;

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
    load: () => store.getSettings(),
  });
  // A waiting mail holds a link that opens an account, of which the database has only a hash elsewhere.
  const box = createSecretBox(config.shop_secret, 'mails');

  function rowOf({ to, template, data, language, headers = {}, valid_until }: MailOrder<TemplateName>) {
    const sealed = box.seal(Buffer.from(JSON.stringify({ data, headers, language })));
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
    const { name, contact, locale } = await settings();
    const public_url = pagesIn(config.public_url, language);
    const context = { store_name: name, store_address: contact.address, public_url, language };
    return { ...context, locale: localeOf(language, locale), contact };
  }

  async function write(mail: MailRow, sealed: Buffer): Promise<OutgoingMail> {
    // Written by `rowOf` above, which is typed.
    const { data, headers, language } = JSON.parse(box.open(sealed).toString()) as {
      data: object;
      headers: Record<string, string>;
      language: Language;
    };
    const { contact, ...context } = await contextIn(language);
    const { store_name: name } = context;
    // A shop that has told no address yet sends in the name of its own machine.
    const address = config.mail_from ?? (contact.email || `no-reply@${new URL(config.public_url).hostname}`);
    const from = { name, address };
    const { id, recipient: to, template, created_at } = mail;
    const { pictures, ...rendered } = renderMail(contentOf(template, data, context), context);
    const attachments = await readPictures(pictures);
    return { id, to, from, headers, template, created_at, attachments, ...rendered };
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

    removeOld(): Promise<void> {
      const now = clock.now();
      const ago = (ms: number): Date => new Date(now.getTime() - ms);
      return mailsRepository.removeOld(db, ago(GIVE_UP_MS), ago(KEEP_MS), now);
    },

    listTemplates: (): string[] => Object.keys(templates),

    /** A mail with made-up data; undefined where there is no such template. */
    async preview(template: string, language: Language): Promise<RenderedMail | undefined> {
      const data = Object.hasOwn(mailSamples, template) ? mailSamples[template as TemplateName] : undefined;
      if (!data) return undefined;
      const { contact: _contact, ...context } = await contextIn(language);
      return renderMail(contentOf(template, data, context), context);
    },

    /** A mail as it would be sent with these data. */
    async show<Name extends TemplateName>({
      template,
      data,
      language,
    }: Pick<MailOrder<Name>, 'template' | 'data' | 'language'>): Promise<RenderedMail> {
      const { contact: _contact, ...context } = await contextIn(language);
      return renderMail(contentOf(template, data, context), context);
    },

    /** Which mails an address was sent lately, for its owner's export. */
    listTo: (address: string) => mailsRepository.listTo(db, address),

    /** Forgets the mails to an address; those that still wait are not sent. */
    removeTo: (trx: Trx, address: string): Promise<void> => mailsRepository.removeTo(trx, address),
  };
}

function contentOf(name: string, data: object, context: MailContext): MailContent {
  // The row's name and data were written together by `rowOf`, where the compiler checked that they fit.
  const template = (templates as Record<string, MailTemplate<object> | undefined>)[name];
  if (!template) throw new Error(`There is no mail template ${name}`);
  return template[context.language](data, context);
}

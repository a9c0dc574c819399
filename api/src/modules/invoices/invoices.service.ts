import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { groupBy } from '../../infra/basics/group-by';
import type { Db, Trx } from '../../infra/database/db';
import type { Language } from '../../core/languages';
import { createOutbox } from '../../infra/queue/outbox';
import { createSecretBox } from '../../infra/basics/secret-box';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import { createLogoReader } from '../../infra/pictures/read-logo';
import type { DrawOptions } from '../../presenters/documents/draw-document';
import { drawInvoice, drawInvoices, type Logos } from './document/draw-invoice';
import type { InvoiceContent } from './document/invoice-content';
import { createInvoiceLinks } from './invoice-links';
import { createIssuing } from './issuing.service';
import { formerCustomersRepository } from './records/former-customers.repository';
import { invoicesRepository } from './records/invoices.repository';
import type { InvoiceRow, MadeInvoice, UnmadeInvoice } from './records/invoices.repository';
import { createNamedRetention } from './records/named-retention';

export interface InvoicesDeps extends Pick<Infra, 'db' | 'clock' | 'queue' | 'files' | 'config' | 'logger'> {
  orders: Pick<AfterSaleOrders, 'getKnown' | 'lockKnown' | 'listRefunds' | 'listEdits'>;
  store: Pick<StoreService, 'getSettings'>;
}

export interface InvoiceFile {
  /** e.g. 'invoice-2026-000042.pdf' */
  name: string;
  /** undefined while it is being made */
  content: Buffer | undefined;
}

/** A document of an order: by its number, or without one the invoice that stands. */
export interface Asked {
  id_or_number: string;
  number?: string;
}

export interface Reader {
  user_id: string;
  /** else only those of their own orders */
  may_read_all: boolean;
}

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** How long a document waits at most that this process does not know of. */
const LOOK_MS = 1_000;
const PACE = {
  most: 10,
  /** many times what so many documents take */
  expire_ms: 20_000,
  tries: 9,
  retry_ms: 5_000,
};
const FILE_NAMES: Record<InvoiceRow['kind'], { en: string; de: string }> = {
  invoice: { en: 'invoice', de: 'rechnung' },
  credit_note: { en: 'credit-note', de: 'gutschrift' },
  cancellation: { en: 'cancellation', de: 'storno' },
};
const LINK_MS = 2 * 60_000;
/** In a mail: for whoever ordered without an account it is the only way to the document. */
const MAIL_LINK_MS = 30 * 24 * 3_600_000;
/** The colour that a logo stands on. */
const PAPER = '#ffffff';
/** The web server serves `media/` and `remotes/` of the file store, and nothing else. */
const FOLDER = 'private/invoices';

/** Invoices, credit notes and cancellations: a number without a gap, and a document that is made once, in the background. */
export function createInvoicesService(
  { db, clock, queue, files, config, logger, orders, store }: InvoicesDeps,
  drawing: DrawOptions = {},
) {
  const readLogo = createLogoReader(files, PAPER);
  const issuing = createIssuing({ clock, orders, store });
  const links = createInvoiceLinks(createSecretBox(config.shop_secret, 'invoices'));

  const addressOf = (id: string, until: Date): string => `/api/invoices/download?link=${links.make(id, until)}`;

  async function find({ id_or_number, number }: Asked, { user_id, may_read_all }: Reader): Promise<InvoiceRow> {
    const { order } = await orders.getKnown(db, id_or_number, may_read_all ? undefined : user_id);
    const invoice = await invoicesRepository.findOfOrder(db, order.id, number);
    if (!invoice) throw new AppError('invoices.not_found');
    return invoice;
  }

  /** The document; else it is asked for: a file that was lost is made again from what was written down. */
  async function read(invoice: InvoiceRow): Promise<InvoiceFile> {
    const name = `${FILE_NAMES[invoice.kind][invoice.language === 'de' ? 'de' : 'en']}-${invoice.number}.pdf`;
    const content = invoice.file === null ? undefined : await files.read(invoice.file).catch(() => undefined);
    if (!content) await invoicesRepository.askAgain(db, invoice.id, clock.now());
    return { name, content };
  }

  /** The logos of these papers; without one that cannot be read any more. */
  async function logosOf(contents: readonly InvoiceContent[]): Promise<Logos> {
    const paths = [...new Set(contents.flatMap(({ store: { logo } }) => (logo === undefined ? [] : [logo])))];
    const read = paths.map(async (path): Promise<[string, string]> => {
      return [path, `data:image/png;base64,${(await readLogo(path)).toString('base64')}`];
    });
    return new Map((await Promise.allSettled(read)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  }

  async function draw({ id, year, content }: UnmadeInvoice): Promise<MadeInvoice> {
    // Written by `issuing` alone, which is typed.
    const said = content as InvoiceContent;
    const pdf = await drawInvoice(said, { ...drawing, logos: await logosOf([said]) });
    const file = `${FOLDER}/${year}/${id}.pdf`;
    await files.write(file, pdf);
    return { id, content, file };
  }

  const outbox = createOutbox<UnmadeInvoice>({
    clock,
    logger,
    ...PACE,
    take: (now, again_at, most) => invoicesRepository.unmade.take(db, { now, again_at, most }),
    countTry: ({ id }) => invoicesRepository.unmade.countTry(db, id),
    putOff: ({ id }, try_at) => invoicesRepository.unmade.setTryAt(db, id, try_at),
    // Doing it twice is doing it once.
    workOn: async (unmade) => invoicesRepository.setFiles(db, await Promise.all(unmade.map(draw)), clock.now()),
  });

  return {
    issueAll: issuing.issueAll,
    creditAll: issuing.creditAll,
    settleAll: issuing.settleAll,
    endAll: issuing.endAll,

    /** The same for one order. */
    issue: async (trx: Trx, order_id: string): Promise<void> =>
      issuing.issueAll(trx, await orders.lockKnown(trx, [order_id])),

    /** Makes the documents that are due, at most ten. @returns whether there may be more */
    makeDue: (): Promise<boolean> => outbox.round(),

    /** Makes documents in this process. @returns says that there may be some to make */
    work: (): (() => void) => queue.repeat('invoices', LOOK_MS, () => outbox.round()),

    /** @throws AppError `invoices.not_found` where none of these orders has one */
    async requireAny(handle: Db | Trx, order_ids: readonly string[]): Promise<void> {
      if (!(await invoicesRepository.isAnyInvoiced(handle, order_ids))) throw new AppError('invoices.not_found.any');
    },

    /** The invoices of these orders in one document, drawn from what was written down, and which orders have none. */
    async drawSome(order_ids: readonly string[], language: Language) {
      const textsOf = groupBy(await invoicesRepository.listTexts(db, order_ids), ({ order_id }) => order_id);
      const contents = order_ids
        .flatMap((id) => textsOf.get(id) ?? [])
        // written by `issuing` alone, which is typed
        .map(({ content }) => content as InvoiceContent);
      const without = order_ids.filter((id) => !textsOf.has(id));
      if (contents.length === 0) return { without };
      const options = { ...drawing, logos: await logosOf(contents) };
      return { without, document: await drawInvoices(contents, language, options) };
    },

    /** @throws AppError `orders.not_found`, `invoices.not_found` */
    open: async (asked: Asked, reader: Reader): Promise<InvoiceFile> => read(await find(asked, reader)),

    /** An address that downloads the document for two minutes; undefined while it is being made. */
    async link(asked: Asked, reader: Reader) {
      const invoice = await find(asked, reader);
      const { content } = await read(invoice);
      if (!content) return undefined;
      const until = new Date(clock.now().getTime() + LINK_MS);
      return { number: invoice.number, url: addressOf(invoice.id, until), expires_at: until.toISOString() };
    },

    /** The same for a mail: a whole address, good for 30 days. */
    mailLink: (id: string): string => config.public_url + addressOf(id, new Date(clock.now().getTime() + MAIL_LINK_MS)),

    /** @throws AppError `invoices.link_not_valid` */
    async openByLink(link: string): Promise<InvoiceFile> {
      const id = links.read(link, clock.now());
      const invoice = id === undefined ? undefined : await invoicesRepository.find(db, id);
      if (!invoice) throw new AppError('invoices.link_not_valid');
      return read(invoice);
    },

    /** The invoices and credit notes of a person's orders, for their export. */
    async listOf(user_id: string) {
      const rows = await invoicesRepository.listOfUser(db, user_id);
      return rows.map(({ kind, number, issued_at, content }) => {
        return { kind, number, issued_at: issued_at.toISOString(), content };
      });
    },

    /** Notes whose invoices name somebody who is gone: they stay unchanged for as long as `named` keeps them. */
    forget: (trx: Trx, user_id: string): Promise<void> => formerCustomersRepository.note(trx, user_id, clock.now()),

    named: createNamedRetention({ db, clock }),
  };
}

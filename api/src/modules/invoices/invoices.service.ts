import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { createOutbox } from '../../infra/queue/outbox';
import { inPipeline } from '../../infra/database/pipeline';
import { createSecretBox } from '../../infra/basics/secret-box';
import type { AfterSaleOrders, KnownOrder } from '../orders/order/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import { drawInvoice } from './document/draw-invoice';
import type { DrawOptions } from './document/draw-invoice';
import { invoiceContentOf } from './document/invoice-content';
import type { InvoiceContent } from './document/invoice-content';
import { createInvoiceLinks } from './invoice-links';
import { invoicesRepository } from './records/invoices.repository';
import type { InvoiceRow, MadeInvoice, UnmadeInvoice } from './records/invoices.repository';

export interface InvoicesDeps extends Pick<Infra, 'db' | 'clock' | 'queue' | 'files' | 'config' | 'logger'> {
  orders: Pick<AfterSaleOrders, 'getKnown' | 'lockKnown'>;
  store: Pick<StoreService, 'getSettings'>;
}

export interface InvoiceFile {
  /** e.g. 'invoice-2026-000042.pdf' */
  name: string;
  /** undefined while it is being made */
  content: Buffer | undefined;
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
const LINK_MS = 2 * 60_000;
/** The web server serves `media/` and `remotes/` of the file store, and nothing else. */
const FOLDER = 'private/invoices';

/** Invoices: a number without a gap, and a document that is made once, in the background. */
export function createInvoicesService(
  { db, clock, queue, files, config, logger, orders, store }: InvoicesDeps,
  drawing: DrawOptions = {},
) {
  const links = createInvoiceLinks(createSecretBox(config.shop_secret, 'invoices'));

  async function find(id_or_number: string, { user_id, may_read_all }: Reader): Promise<InvoiceRow> {
    const { order } = await orders.getKnown(db, id_or_number, may_read_all ? undefined : user_id);
    const invoice = await invoicesRepository.findOfOrder(db, order.id);
    if (!invoice) throw new AppError('invoices.not_found');
    return invoice;
  }

  /** The document; else it is asked for: a file that was lost is made again from what was written down. */
  async function read(invoice: InvoiceRow): Promise<InvoiceFile> {
    const name = `${invoice.language === 'de' ? 'rechnung' : 'invoice'}-${invoice.number}.pdf`;
    const content = invoice.file === null ? undefined : await files.read(invoice.file).catch(() => undefined);
    if (!content) await invoicesRepository.askAgain(db, invoice.id, clock.now());
    return { name, content };
  }

  async function draw({ id, year, content }: UnmadeInvoice): Promise<MadeInvoice> {
    // Written by `issueAll` alone, which is typed.
    const pdf = await drawInvoice(content as InvoiceContent, drawing);
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

  /**
   * Gives orders their invoices, unless they have one: takes the year's next numbers and asks for the documents, all in
   * `trx`. Whoever comes second waits for the first, so numbers have no gaps.
   * @param known locked by `trx`
   */
  async function issueAll(trx: Trx, known: ReadonlyMap<string, KnownOrder>): Promise<void> {
    const given = await invoicesRepository.listOf(trx, [...known.keys()]);
    const wanted = [...known].filter(([id]) => !given.some(({ order_id }) => order_id === id));
    if (wanted.length === 0) return;
    const issued_at = clock.now();
    const year = issued_at.getUTCFullYear();
    const [{ name, contact, locale: usual }, last] = await inPipeline(
      // By the same connection: a second one for each of many at once would leave none for any.
      store.getSettings(trx),
      invoicesRepository.takeNumbers(trx, year, wanted.length),
    );
    const rows = wanted.map(([order_id, { order, language }], index) => {
      const sequence = last - wanted.length + 1 + index;
      const number = `${year}-${String(sequence).padStart(6, '0')}`;
      const locale = language === 'de' ? 'de-DE' : usual;
      const content = invoiceContentOf(order, { number, issued_at, language, locale, store: { name, ...contact } });
      const row = { id: newId(), order_id, year, sequence, number, language, content: JSON.stringify(content) };
      return { ...row, issued_at, try_at: issued_at };
    });
    await invoicesRepository.insertAll(trx, rows);
  }

  return {
    issueAll,

    /** The same for one order. */
    issue: async (trx: Trx, order_id: string): Promise<void> => issueAll(trx, await orders.lockKnown(trx, [order_id])),

    /** Makes the documents that are due, at most ten. @returns whether there may be more */
    makeDue: (): Promise<boolean> => outbox.round(),

    /** Makes documents in this process. @returns says that there may be some to make */
    work: (): (() => void) => queue.repeat('invoices', LOOK_MS, () => outbox.round()),

    /** @throws AppError `orders.not_found`, `invoices.not_found` */
    open: async (id_or_number: string, reader: Reader): Promise<InvoiceFile> => read(await find(id_or_number, reader)),

    /** An address that downloads the document for two minutes; undefined while it is being made. */
    async link(id_or_number: string, reader: Reader) {
      const invoice = await find(id_or_number, reader);
      const { content } = await read(invoice);
      if (!content) return undefined;
      const until = new Date(clock.now().getTime() + LINK_MS);
      const url = `/api/invoices/download?link=${links.make(invoice.id, until)}`;
      return { number: invoice.number, url, expires_at: until.toISOString() };
    },

    /** @throws AppError `invoices.link_not_valid` */
    async openByLink(link: string): Promise<InvoiceFile> {
      const id = links.read(link, clock.now());
      const invoice = id === undefined ? undefined : await invoicesRepository.find(db, id);
      if (!invoice) throw new AppError('invoices.link_not_valid');
      return read(invoice);
    },

    /** The invoices of a person's orders, for their export. */
    async listOf(user_id: string) {
      const rows = await invoicesRepository.listOfUser(db, user_id);
      return rows.map(({ number, issued_at, content }) => ({ number, issued_at: issued_at.toISOString(), content }));
    },

    /**
     * Takes a person out of the invoices of their orders; amounts and numbers stay, as the law wants. The documents
     * are made again without the name.
     */
    async forget(trx: Trx, user_id: string): Promise<void> {
      for (const { id, content } of await invoicesRepository.listOfUser(trx, user_id)) {
        const nameless = withoutPerson(content as InvoiceContent);
        await invoicesRepository.setContent(trx, id, JSON.stringify(nameless), clock.now());
      }
    },
  };
}

/** The country stays: taxes depend on it. */
function withoutPerson(content: InvoiceContent): InvoiceContent {
  return { ...content, bill_to: content.bill_to.slice(-1), ship_to: content.ship_to.slice(-1) };
}

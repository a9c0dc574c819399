import { AppError } from '../../errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/db';
import { newId } from '../../infra/ids';
import { createSecretBox } from '../../infra/secret-box';
import type { AfterSaleOrders } from '../orders/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import { drawInvoice } from './draw-invoice';
import type { DrawOptions } from './draw-invoice';
import { invoiceContentOf } from './invoice-content';
import type { InvoiceContent } from './invoice-content';
import { createInvoiceLinks } from './invoice-links';
import { invoicesRepository } from './invoices.repository';
import type { InvoiceRow } from './invoices.repository';

export interface InvoicesDeps extends Pick<Infra, 'db' | 'clock' | 'queue' | 'files' | 'config'> {
  orders: Pick<AfterSaleOrders, 'getKnown' | 'lockRow'>;
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
  role: 'REGULAR' | 'ADMIN';
}

export type InvoicesService = ReturnType<typeof createInvoicesService>;

const JOB = 'invoice.make';
const LINK_MS = 2 * 60_000;
/** The web server serves `media/` and `remotes/` of the file store, and nothing else. */
const FOLDER = 'private/invoices';

/** Invoices: a number without a gap, and a document that is made once, in the background. */
export function createInvoicesService(
  { db, clock, queue, files, config, orders, store }: InvoicesDeps,
  drawing: DrawOptions = {},
) {
  const links = createInvoiceLinks(createSecretBox(config.shop_secret, 'invoices'));

  const enqueue = (id: string, trx?: Trx): Promise<void> =>
    queue.send(JOB, { id }, { singleton_key: id, ...(trx ? { trx } : {}) });

  async function find(id_or_number: string, { user_id, role }: Reader): Promise<InvoiceRow> {
    const { order } = await orders.getKnown(db, id_or_number, role === 'ADMIN' ? undefined : user_id);
    const invoice = await invoicesRepository.findOfOrder(db, order.id);
    if (!invoice) throw new AppError('invoices.not_found', 'There is no invoice for this order yet.');
    return invoice;
  }

  /** The document, or a job that makes it: a file that was lost is made again from what was written down. */
  async function read(invoice: InvoiceRow): Promise<InvoiceFile> {
    const name = `${invoice.language === 'de' ? 'rechnung' : 'invoice'}-${invoice.number}.pdf`;
    const content = invoice.file === null ? undefined : await files.read(invoice.file).catch(() => undefined);
    if (!content) await enqueue(invoice.id);
    return { name, content };
  }

  return {
    /**
     * Gives an order its invoice, unless it has one: takes the year's next number and queues the document, all in
     * `trx`. Whoever comes second waits for the first, so numbers have no gaps.
     */
    async issue(trx: Trx, order_id: string): Promise<void> {
      await orders.lockRow(trx, order_id);
      const { order, language } = await orders.getKnown(trx, order_id);
      if (await invoicesRepository.findOfOrder(trx, order_id)) return;
      // By the same connection: a second one for each of many at once would leave none for any.
      const { name, contact, locale: usual } = await store.getSettings(trx);
      const issued_at = clock.now();
      const year = issued_at.getUTCFullYear();
      const sequence = await invoicesRepository.takeNumber(trx, year);
      const number = `${year}-${String(sequence).padStart(6, '0')}`;
      const locale = language === 'de' ? 'de-DE' : usual;
      const content = invoiceContentOf(order, { number, issued_at, language, locale, store: { name, ...contact } });
      const id = newId();
      const text = JSON.stringify(content);
      await invoicesRepository.insert(trx, {
        id,
        order_id,
        year,
        sequence,
        number,
        language,
        content: text,
        issued_at,
      });
      await enqueue(id, trx);
    },

    /** Makes one document and notes where it lies. Doing it twice is doing it once. */
    async make(id: string): Promise<void> {
      const invoice = await invoicesRepository.find(db, id);
      if (!invoice) return;
      // Written by `issue` alone, which is typed.
      const pdf = await drawInvoice(invoice.content as InvoiceContent, drawing);
      const file = `${FOLDER}/${invoice.year}/${invoice.id}.pdf`;
      await files.write(file, pdf);
      await invoicesRepository.setFile(db, id, file, clock.now());
    },

    /** One at a time: a document holds a whole page in memory, and nobody waits for two. */
    work(): Promise<void> {
      return queue.work<{ id: string }>(JOB, ({ id }) => this.make(id), { poll_seconds: 0.5, at_once: 1 });
    },

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
      if (!invoice)
        throw new AppError('invoices.link_not_valid', 'This link has expired. Please ask for the invoice again.');
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
        await invoicesRepository.setContent(trx, id, JSON.stringify(nameless));
        await enqueue(id, trx);
      }
    },
  };
}

/** The country stays: taxes depend on it. */
function withoutPerson(content: InvoiceContent): InvoiceContent {
  return { ...content, bill_to: content.bill_to.slice(-1), ship_to: content.ship_to.slice(-1) };
}

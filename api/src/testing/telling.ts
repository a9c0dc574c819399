import { drawInvoice } from '../modules/invoices/document/draw-invoice';
import type { InvoiceContent } from '../modules/invoices/document/invoice-content';
import type { MailContext } from '../modules/mail/content/mail-content';
import { mailSamples } from '../modules/mail/samples/mail-samples';
import { renderMail } from '../modules/mail/rendering/render-mail';
import { createMailTransport } from '../modules/mail/sending/mail-transport';
import { writeMail } from '../modules/mail/writing/write-mail';

const CONTEXT: MailContext = {
  store_name: 'Kiln',
  store_address: '',
  public_url: 'http://shop.example',
  language: 'en',
  locale: 'en-US',
};
const SHOP = 'shop@shop.example';
const STORE = { name: CONTEXT.store_name, address: '1 Some Street\nPortland', email: SHOP, phone: '' };

function invoiceOf(number: string): InvoiceContent {
  const { lines, totals, currency, ship_to, delivery } = mailSamples['order-placed'];
  const now = new Date().toISOString();
  return {
    number,
    issued_at: now,
    order_number: number,
    ordered_at: now,
    language: 'en',
    locale: 'en-US',
    currency,
    bill_to: ship_to,
    ship_to,
    payment: 'test-card',
    store: STORE,
    delivery: delivery.name,
    lines: lines.map(({ name, quantity, total }) => ({
      name,
      details: '',
      quantity,
      unit_price: total,
      discount: 0,
      total,
    })),
    totals: { ...totals, tax: 0 },
  };
}

export interface SampleTeller {
  /** Writes the mail about the order and keeps it as a file in the folder. @param template in the file's name */
  keepMail(id: string, template: string): Promise<void>;
  /** @returns the order's invoice as a PDF */
  drawInvoice(number: string): Promise<Buffer>;
}

/**
 * Does what the worker does about an event of an order, by the same functions, for an order that is always the same.
 * @param folder where mails are kept
 */
export function createSampleTeller(folder: string): SampleTeller {
  const transport = createMailTransport({ smtp_url: null, mails_dir: folder, public_url: CONTEXT.public_url });
  return {
    async keepMail(id, template) {
      const text = writeMail('order-placed', mailSamples['order-placed'], CONTEXT);
      const { pictures: _pictures, ...mail } = renderMail(text, CONTEXT);
      const from = { name: STORE.name, address: SHOP };
      await transport.deliver({
        ...mail,
        id,
        to: 'ada@shop.example',
        from,
        headers: {},
        template,
        created_at: new Date(),
      });
    },
    drawInvoice: (number) => drawInvoice(invoiceOf(number)),
  };
}

import fc from 'fast-check';
import sharp from 'sharp';
import { drawInvoice, drawInvoices } from './draw-invoice';
import type { InvoiceContent } from './invoice-content';
import { pdfText } from '../../../presenters/documents/pdf-text';
import { readPdf } from '../testing/read-pdf';

const mug = { name: 'Ember Mug', details: 'Glaze: Oat', quantity: 2, unit_price: 2400, discount: 480, total: 4320 };

const content: InvoiceContent = {
  number: '2026-000042',
  issued_at: '2026-11-21T23:30:00.000Z',
  order_number: 'K7-3F9QX',
  ordered_at: '2026-11-20T08:00:00.000Z',
  language: 'en',
  locale: 'en-US',
  currency: 'USD',
  store: { name: 'Kiln & Oak', address: '12 Kiln Lane\nPortland', email: 'hello@example.com', phone: '' },
  bill_to: ['Ada Lovelace', '12 St James Square', 'London', 'United Kingdom'],
  ship_to: ['Grace Hopper', '1 Navy Yard', 'Boston', 'United States'],
  payment: 'pay-later',
  delivery: 'Standard',
  lines: [mug, { name: 'Arch Vase', details: '', quantity: 1, unit_price: 123456, discount: 0, total: 123456 }],
  totals: {
    items: 128256,
    discount: 480,
    shipping: 590,
    fee: 0,
    tax: 20500,
    tax_included: true,
    total: 128366,
    tax_lines: [{ name: 'VAT', rate: 19000, amount: 20495 }],
  },
};

/** As invoices have it since they say all that German law asks for (§ 14 (4) UStG). */
const complete: Partial<InvoiceContent> = {
  store: { ...content.store, legal_name: 'Kiln & Oak GmbH', tax_number: '12/345/67890', vat_id: 'DE123456789' },
  delivered: { from: '2026-11-21', to: '2026-11-21', is_planned: false },
  totals: {
    ...content.totals,
    tax_lines: [
      { name: 'VAT', rate: 19000, net: 100_000, amount: 19_000 },
      { name: 'VAT', rate: 7000, net: 5_000, amount: 350 },
    ],
  },
};

const textOf = async (values: Partial<InvoiceContent> = {}): Promise<string> =>
  readPdf(await drawInvoice({ ...content, ...values }, { compress: false })).join('\n');

/** What each page says. */
const pagesOf = (file: Buffer): string[] =>
  file
    .toString('latin1')
    .split('stream\n')
    .map((part) => readPdf(Buffer.from(part, 'latin1')).join('\n'))
    .filter(Boolean);

/** How far above the page's end the lowest text of its table stands, in points; the foot has smaller letters. */
const lowest = (file: Buffer): number =>
  Math.min(
    ...[...file.toString('latin1').matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm\s*\/F\d+ 8\.5 Tf/g)].map(([, y]) => Number(y)),
  );

const pictures = (file: Buffer): number => file.toString('latin1').split('/Subtype /Image').length - 1;

describe('an invoice', () => {
  it('has the logo in the place of the shop’s name, once for many papers; the name where it is missing', async () => {
    const create = { width: 300, height: 60, channels: 3 as const, background: '#a3421d' };
    const png = await sharp({ create }).png({ palette: true }).toBuffer();
    const logos = new Map([['/media/0f.webp', `data:image/png;base64,${png.toString('base64')}`]]);
    const named = { ...content, store: { ...content.store, legal_name: 'Ash GmbH', logo: '/media/0f.webp' } };
    const shown = await drawInvoice(named, { compress: false, logos });
    expect([pictures(shown), readPdf(shown)]).toEqual([1, expect.not.arrayContaining(['Kiln & Oak'])]);
    expect(pictures(await drawInvoices([named, named, named], 'en', { compress: false, logos }))).toBe(1);
    const lost = await drawInvoice(named, { compress: false });
    expect([pictures(lost), readPdf(lost)]).toEqual([0, expect.arrayContaining(['Kiln & Oak'])]);
  });

  it('says who sold what to whom, when, for how much and with what tax', async () => {
    const text = await textOf();
    for (const part of [
      'Kiln & Oak',
      'Invoice number 2026-000042',
      'Date: November 21, 2026',
      'Order: K7-3F9QX',
      'Ada Lovelace',
      'Grace Hopper',
      'Payment: Pay later',
      'Glaze: Oat',
      'Discount -$4.80',
      '$43.20',
      '$1,234.56',
      '$1,283.66',
      'Includes VAT (19%)',
      '$204.95',
      '12 Kiln Lane, Portland',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is German for a German order', async () => {
    const text = await textOf({ language: 'de', locale: 'de-DE', currency: 'EUR' });
    for (const part of ['Rechnungsnummer 2026-000042', '20. November 2026', 'Gesamtbetrag', '1.283,66 €', '19 %']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
    expect(text).toContain('Enthält VAT');
  });

  it('adds taxes up before the total where they are not in the prices, and says so when there is none', async () => {
    const added = await textOf({ totals: { ...content.totals, tax_included: false } });
    expect(added.indexOf('VAT (19%)')).toBeLessThan(added.indexOf('$1,283.66'));
    expect(added).not.toContain('Includes');
    expect(await textOf({ totals: { ...content.totals, tax_lines: [] } })).toContain('No tax was charged.');
  });

  it('is cancelled by a document that names it, and names the one that it replaces, with what it takes in', async () => {
    const cancelled = await textOf({ kind: 'cancellation', refers_to: '2026-000041' });
    for (const part of ['Cancellation of invoice', 'Cancels invoice: 2026-000041', 'Cancelled', '$1,283.66']) {
      expect(cancelled).toContain(part);
    }
    const totals = { ...content.totals, tax_included: true, total: 126366 };
    const anew = await textOf({
      replaces: '2026-000041',
      invoiced: { ...content.totals, tax_included: false },
      taken_in: [{ name: 'Credit note CN-2026-000007', total: -2000 }],
      totals,
    });
    for (const part of ['Replaces invoice: 2026-000041', 'Credit note CN-2026-000007', '-$20.00', '$1,263.66']) {
      expect(anew).toContain(part);
    }
    expect(anew.indexOf('VAT (19%)')).toBeLessThan(anew.indexOf('-$20.00'));
    expect(anew).toContain('Includes VAT (19%)');
  });

  it('names no place and no day for gift cards alone, which are mailed', async () => {
    const text = await textOf({ ship_to: [], delivery: 'By e-mail' });
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain('By e-mail');
    expect(text).not.toMatch(/Delivered|Delivery expected/);
  });

  it('says who is taxed where, when it was delivered, and what each rate was taken of', async () => {
    const text = await textOf(complete);
    for (const part of [
      'Kiln & Oak GmbH',
      'Tax number: 12/345/67890',
      'VAT ID: DE123456789',
      'Delivered: November 21, 2026',
      'Net amount, VAT (19%)',
      '$1,000.00',
      'Net amount, VAT (7%)',
      '$50.00',
      'Amount without tax',
      '$40.16',
    ]) {
      expect(text).toContain(part);
    }
    const delivered = { from: '2026-11-24', to: '2026-11-26', is_planned: true };
    const german = await textOf({ ...complete, delivered, language: 'de', locale: 'de-DE' });
    for (const part of [
      'Steuernummer: 12/345/67890',
      'USt-IdNr.: DE123456789',
      '24.–26. November 2026',
      'Nettobetrag',
    ]) {
      expect(german.replace(/\s+/g, ' ')).toContain(part);
    }
  });

  it('of before that says none of it is drawn as well, its net amounts by their rates', async () => {
    const text = await textOf();
    expect(text).not.toMatch(/Tax number|VAT ID|Delivered:|expected/);
    expect(text).toContain('$1,078.68');
  });

  it('goes on to further pages, each with the head of the table and its number', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...mug, name: `Item ${index}.` }));
    const text = await textOf({ lines });
    for (const { name } of lines) expect(text).toContain(name);
    expect(text).toContain('Page 6 of 6');
    expect(text.split('Qty')).toHaveLength(7);
  });

  it('is named on every page', async () => {
    const lines = Array.from({ length: 30 }, () => mug);
    const pages = pagesOf(await drawInvoice({ ...content, lines }, { compress: false }));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain(content.number);
  });

  it('keeps its sums on one page, and a line whose notes take several rows', async () => {
    const long = { ...mug, details: 'Glaze: Oat, '.repeat(40) };
    for (let count = 4; count < 18; count += 1) {
      const lines = [...Array.from({ length: count }, () => mug), long];
      const file = await drawInvoice({ ...content, lines }, { compress: false });
      expect(pagesOf(file).filter((page) => /Items|Total|Net amount/.test(page))).toHaveLength(1);
      expect(lowest(file)).toBeGreaterThan(82);
    }
  });

  it('keeps its last lines with its sums, each line once', async () => {
    for (let count = 1; count < 42; count += 1) {
      const lines = Array.from({ length: count }, (_, index) => ({ ...mug, name: `Item ${index}.` }));
      const pages = pagesOf(await drawInvoice({ ...content, lines }, { compress: false }));
      expect(pages.find((page) => page.includes('Total'))).toContain(`Item ${count - 1}.`);
      for (const page of pages) expect(page).toMatch(/Item \d+\./);
      expect(pages.join().split('Item ')).toHaveLength(count + 1);
    }
  });

  it('ends and begins no line of its foot with what stands between two parts', async () => {
    for (let length = 20; length < 90; length += 3) {
      const store = { ...content.store, address: 'Lane '.repeat(length / 5), phone: '+1 555 010 0142' };
      const file = await drawInvoice({ ...content, store: { ...store, vat_id: 'DE123456789' } }, { compress: false });
      for (const line of readPdf(file)) expect(line.trim()).not.toMatch(/^·|·$/);
    }
  });

  it('names whoever sells in full', async () => {
    const legal_name = 'Kiln & Oak Handelsgesellschaft mit beschränkter Haftung & Co. KG';
    const store = { ...content.store, legal_name, address: '18 Foundry Lane\nPortland, OR 97209\nUnited States' };
    const text = await textOf({ store: { ...store, phone: '+1 (555) 010-0142', vat_id: 'DE123456789' } });
    expect(text).not.toContain('…');
    for (const part of [legal_name, 'United States', 'hello@example.com', '(555)\u00a0010-0142', 'VAT ID']) {
      expect(text.replaceAll('\n', ' ')).toContain(part);
    }
  });

  it('has the days of its time zone', async () => {
    expect(await textOf({ time_zone: 'Europe/Berlin' })).toContain('Date: November 22, 2026');
  });

  it('says amounts without the taxes that are added below, and no price that its pieces do not come to', async () => {
    const net = { ...mug, net: 4321 };
    const totals = { ...content.totals, tax_included: false };
    expect(await textOf({ lines: [net], totals })).toContain('$43.21');
    expect(await textOf({ lines: [{ ...mug, unit_price: null }] })).not.toContain('$24.00');
  });

  it('is smaller than what it would be without compression', async () => {
    const [small, large] = [await drawInvoice(content), await drawInvoice(content, { compress: false })];
    expect(small.length).toBeLessThan(large.length);
    expect(small.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('text in a PDF', () => {
  it('keeps what the fonts have and comes as near as it can to the rest', () => {
    expect(pdfText('Łódź Ő ü ß € “x” 1\u202f000')).toBe('Lódz O ü ß € “x” 1\u00a0000');
    expect(pdfText('李')).toBe('?');
  });

  it('is drawn whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (name) => {
        await drawInvoice({ ...content, lines: [{ ...mug, name }], bill_to: [name] });
      }),
      { numRuns: 30 },
    );
  });
});

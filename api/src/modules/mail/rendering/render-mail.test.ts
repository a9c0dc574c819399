import fc from 'fast-check';
import type { MailContext } from '../content/mail-content';
import { mailSamples } from '../samples/mail-samples';
import { renderMail } from './render-mail';
import { templates } from '../templates';
import type { TemplateName } from '../templates';
import { writeMail } from '../writing/write-mail';

const context: MailContext = {
  store_name: 'Kiln & Oak <3',
  store_address: '',
  public_url: 'https://shop.example',
  language: 'en',
  locale: 'en-US',
};

describe('a mail', () => {
  it('shows what somebody wrote as it was written, never as HTML', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (subject, words) => {
        const content = { subject, preview: words, body: [words, { quote: words }], reason: words };
        const { html, text } = renderMail(content, context);
        const tags = (markup: string): number => markup.split('<').length;
        const plain = renderMail(
          { ...content, subject: '', preview: '', body: ['', { quote: '' }], reason: '' },
          context,
        );
        expect(tags(html)).toBe(tags(plain.html));
        expect(text).toContain(words);
      }),
    );
  });

  it('has the shop’s logo at its head, which says the name to whoever sees no pictures', () => {
    const content = { subject: 'Hello', preview: '', body: ['Hello'], reason: '' };
    const plain = renderMail(content, context);
    const shown = renderMail(content, { ...context, logo: { src: '/media/0f.webp', width: 900, height: 120 } });
    expect(shown.html).toMatch(/<img [^>]*src="cid:logo@shop" alt="Kiln &amp; Oak &lt;3" width="200" height="27"/);
    expect(shown.pictures).toEqual([{ cid: 'logo@shop', src: '/media/0f.webp', is_logo: true }]);
    expect([plain.html.includes('<img'), plain.pictures]).toEqual([false, []]);
    expect(shown.text).toBe(plain.text);
    // one that is smaller than its room is not made larger
    const small = renderMail(content, { ...context, logo: { src: '/media/0f.webp', width: 30, height: 20 } });
    expect(small.html).toContain('width="30" height="20"');
  });

  it('keeps its subject on one line', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        const { subject } = renderMail(
          { subject: `${one}\r\nBcc: ${two}`, preview: '', body: [], reason: '' },
          context,
        );
        expect(subject).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('has text for programs that show no HTML, with every link written out', () => {
    const content = writeMail('verify-email', { first_name: 'Ada', token: 'abc' }, context);
    const { html, text } = renderMail(content, context);
    const link = 'https://shop.example/auth/verify-email/abc';
    expect(text).toContain(link);
    expect(html.split(link).length - 1).toBe(3);
  });

  it('links the address at which one ends such mails', () => {
    const { html } = renderMail(writeMail('newsletter-known', { end_token: 'a"b' }, context), context);
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/newsletter\/unsubscribe\/[^"]+" style/);
  });

  it.each([
    ['(Ende: {end_link}).', '(Ende: LINK).'],
    ['https://shop.example/contact, {end_link}!', 'https://shop.example/contact, LINK!'],
    ['{end_link}', 'LINK'],
  ])('links it whole and alone, wherever staff have written it: %s', (reason, shown) => {
    const own = { mail: { reason } };
    const { html, text } = renderMail(writeMail('newsletter-known', { end_token: 'abc-_1' }, context, own), context);
    const link = 'https://shop.example/newsletter/unsubscribe/abc-_1';
    expect(html).toContain(`<a href="${link}" `);
    expect(text).toContain(shown.replace('LINK', link));
  });

  it('keeps no place for pictures where no line has one', () => {
    const line = { name: 'Ember Mug', details: '', amount: '$24.00' };
    const mailOf = (picture: string | null) =>
      renderMail(
        { subject: '', preview: '', reason: '', body: [{ goods: [{ ...line, picture }], sums: [] }] },
        context,
      );
    expect(mailOf('/media/0f.webp').html).toContain('<td width="68"');
    expect(mailOf(null).html).not.toContain('<td width="68"');
  });

  it('follows dark colours', () => {
    const { html } = renderMail(writeMail('password-changed', { first_name: 'Ada' }, context), context);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('name="color-scheme" content="light dark"');
  });
});

test('what the shop said with its decision is not said again when the parcel arrives', () => {
  const order = { first_name: 'Ada', number: 'K7-3F9QX', has_account: true, currency: 'USD', lines: [] };
  const totals = { items: 0, discount: 0, shipping: 0, fee: 0, total: 0, tax_included: true, tax_lines: [] };
  const delivery = { name: '', earliest_on: '2026-11-24', latest_on: '2026-11-26' };
  const mail = { ...order, totals, delivery, ship_to: [], return_number: 'R-1', goods: [], message: 'Use the label.' };
  const textOf = (step: 'approved' | 'received') =>
    renderMail(writeMail('return-step', { ...mail, step }, context), context).text;
  expect(textOf('approved')).toContain('Use the label.');
  expect(textOf('received')).not.toContain('Use the label.');
});

describe('a German mail', () => {
  const german: MailContext = { ...context, public_url: 'https://shop.example/de', language: 'de', locale: 'de-DE' };

  it('says so, and leads to German pages', () => {
    const content = writeMail('verify-email', { first_name: 'Ada', token: 'abc' }, german);
    const { html, text, subject } = renderMail(content, german);
    expect(subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Oder öffnen Sie diese Adresse:');
    expect(text).toContain('https://shop.example/de/auth/verify-email/abc');
  });

  it('greets by the name, in its own words', () => {
    const greetingOf = (first_name: string) => writeMail('password-changed', { first_name }, german).body[0];
    expect(greetingOf('Ada')).toBe('Guten Tag Ada,');
    expect(greetingOf('http://evil.example')).toBe('Guten Tag,');
  });
});

describe('every mail', () => {
  it.each(Object.keys(templates) as TemplateName[])('%s has a text of its own in each language', (name) => {
    const english = writeMail(name, mailSamples[name], context);
    const german = writeMail(name, mailSamples[name], { ...context, language: 'de', locale: 'de-DE' });
    for (const part of ['subject', 'reason'] as const) expect(german[part]).not.toBe(english[part]);
  });
});

describe('the mail about an order', () => {
  const sample = mailSamples['order-placed'];
  const [first, second] = sample.lines;
  if (!first || !second) throw new Error('The sample has two lines');
  const said = (lines: typeof sample.lines): string => {
    const data = { ...sample, lines };
    const mails = [writeMail('order-placed', data, context), writeMail('order-paid', { ...data, amount: 1 }, context)];
    return mails.map((content) => renderMail(content, context).text).join('\n');
  };

  it('speaks of no parcel where gift cards are all of it', () => {
    const text = said([{ ...first, mailed: true }]);
    expect(text).toContain('Gift cards go out by e-mail once they are paid');
    expect(text).not.toMatch(/Ofenweg|Delivery \(|on its way|getting it ready/);
    expect(said([{ ...first, mailed: true }, second])).toMatch(/on its way[^]*Ofenweg 2[^]*getting it ready/);
  });

  it('tells days of what is there alone', () => {
    const backorder = { quantity: 1, expected: null, note: '' };
    expect(said([first, second])).toMatch(/Delivery \(Standard\): November 24.+26/);
    expect(said([first, { ...second, backorder }])).toMatch(/what is there November 24.+26, back-orders later/);
    expect(said([{ ...second, backorder }])).toContain('Delivery (Standard): as soon as it is there');
    expect(
      said([
        { ...first, mailed: true },
        { ...second, backorder },
      ]),
    ).not.toContain('November');
  });
});

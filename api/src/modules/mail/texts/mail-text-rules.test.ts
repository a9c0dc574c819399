import fc from 'fast-check';
import { LANGUAGES } from '../../../core/languages';
import { placeholdersOf } from '../../../presenters/words/placeholders';
import type { MailContext } from '../content/mail-content';
import { renderMail } from '../rendering/render-mail';
import { writeMail } from '../writing/write-mail';
import { catalogueOf, faultOfText, kindOfText, placeholdersIn, WRITTEN_MAILS } from './mail-text-rules';
import type { Catalogue } from './mail-text-rules';
import { readableTexts } from './own-texts';
import { sampleSaying, samplesOf } from '../samples/sample-mails';

const contextIn = (language: 'en' | 'de'): MailContext => ({
  store_name: 'Kiln & Oak',
  store_address: 'Ofenweg 1, Berlin',
  public_url: 'https://shop.example',
  language,
  locale: language,
});

function known(name: string): Catalogue {
  const catalogue = catalogueOf(name);
  if (!catalogue) throw new Error(`There is no mail ${name}`);
  return catalogue;
}

describe.each(WRITTEN_MAILS)('%s', (name) => {
  const { words, needed } = known(name);
  const keys = Object.keys(words.en);

  it('has the same texts in every language, each of which may be written as it is', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(words[language])).toEqual(keys);
      const faults = keys.filter((key) => faultOfText(known(name), key, words[language][key] ?? ''));
      expect(faults).toEqual([]);
    }
  });

  it('needs placeholders in its own texts alone', () => {
    for (const [key, names = []] of Object.entries(needed)) {
      expect(placeholdersOf(words.en[key] ?? '')).toEqual(expect.arrayContaining([...names]));
    }
  });

  it.each(LANGUAGES)('says each of its texts in some sample, with everything filled in (%s)', (language) => {
    const context = contextIn(language);
    for (const key of keys) {
      // as somebody might write it: with all that may stand in it
      const text = `§${key} ${placeholdersIn(known(name), key)
        .map((one) => `<${one}:{${one}}>`)
        .join(' ')}§`;
      const sample = sampleSaying({ name, key, currency: 'EUR' }, context);
      if (!sample) throw new Error('There is no sample');
      const own = name === 'common' ? { common: { [key]: text } } : { mail: { [key]: text } };
      const content = writeMail(sample.template, sample.data, context, own);
      const said = JSON.stringify(content);
      expect(said).toContain(`§${key} `);
      expect(said).not.toMatch(/:\{\w+\}>/);
    }
  });
});

test('samples are in the shop’s currency', () => {
  const [sample] = samplesOf('store-credit', 'SEK');
  expect(sample?.data).toMatchObject({ currency: 'SEK' });
});

test('whatever somebody writes, it is shown as words, and its subject is one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (one, other) => {
      const own = {
        mail: { subject: `${one}\r\nBcc: ${other}`, asked: `<b>${one}</b>{store}`, button: `"><i>${other}` },
      };
      const context = contextIn('en');
      const written = writeMail('reset-password', { first_name: 'Ada', token: 't' }, context, own);
      const { subject, html } = renderMail(written, context);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toMatch(/<b>|<i>/);
      expect(html).toContain('&lt;/b&gt;Kiln &amp; Oak');
    }),
  );
});

test('what is filled in is not read again as a placeholder', () => {
  const context = { ...contextIn('en'), store_name: '{token} {name}' };
  const { subject } = writeMail('staff-invitation', { first_name: 'Ada', role: '{store}', token: 't' }, context, {
    mail: { subject: '{store}: {role}' },
  });
  expect(subject).toBe('{token} {name}: {store}');
});

describe('a text', () => {
  const fault = (name: string, key: string, text: string) => faultOfText(known(name), key, text)?.('en');

  it.each([
    [
      'order-placed',
      'subject',
      'Hello {nobody}',
      'Nothing can be filled in for {nobody}. There are: {number}, {store}, {method}, {days}',
    ],
    [
      'order-placed',
      'subject',
      'A brace {',
      'Nothing can be filled in for {. There are: {number}, {store}, {method}, {days}',
    ],
    ['order-placed', 'thanks', 'Thank you!', 'This text must have {number}'],
    ['newsletter-known', 'reason', 'Goodbye', 'This text must have {end_link}'],
    ['order-placed', 'subject', 'Two\nlines', 'Must be one line without control or invisible characters'],
    ['order-placed', 'subject', 'x'.repeat(151), 'At most 150 characters, please'],
  ])('%s %s %#: what is wrong is said', (name, key, text, says) => {
    expect(fault(name, key, text)).toBe(says);
  });

  it('may have lines where it is a paragraph', () => {
    expect(fault('order-placed', 'thanks', 'Thank you for {number}.\n\n{store}')).toBeUndefined();
    expect(kindOfText('thanks')).toBe('text');
  });
});

test('what is kept and cannot be read is left out, text by text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const texts = readableTexts('order-placed', value);
      expect(Object.keys(texts)).toEqual(['en', 'de']);
    }),
  );
  const kept = { en: { subject: 'Thanks, {number}', thanks: 'no number', gone: 'x', preview: 7 }, de: 'broken' };
  expect(readableTexts('order-placed', kept)).toEqual({ en: { subject: 'Thanks, {number}' }, de: {} });
  expect(readableTexts('no-such-mail', kept)).toEqual({ en: {}, de: {} });
});

import { currentAddress, setLanguage } from './current-language';
import { LANGUAGES, localeOf, pathIn, readLanguage } from './languages';
import { defineMessages, loadMessages, messagesIn } from './messages';
import { plural } from './plural';

afterEach(() => {
  setLanguage('en');
  history.replaceState(null, '', '/');
});

test.each([
  ['/', 'en', '/'],
  ['/cart', 'en', '/cart'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/products/ember-mug', 'de', '/products/ember-mug'],
  ['/design', 'en', '/design'],
  ['/en/cart', 'en', '/en/cart'],
  ['/DE/cart', 'en', '/DE/cart'],
])('%s is the %s page %s', (pathname, language, path) => {
  expect(readLanguage(pathname)).toEqual({ language, path });
});

test('an address in a language is read back as it was written', () => {
  for (const language of LANGUAGES) {
    for (const path of ['/', '/cart', '/products?search=mug']) {
      expect(readLanguage(pathIn(language, path))).toEqual({ language, path });
    }
  }
});

test("the store's own locale is used where it speaks the language", () => {
  expect(localeOf('de', 'de-AT')).toBe('de-AT');
  expect(localeOf('de', 'en-GB')).toBe('de-DE');
  expect(localeOf('en', 'en-GB')).toBe('en-GB');
});

test('what a person is looking at is told without the prefix, so that it can be handed to the router', () => {
  history.replaceState(null, '', '/de/account?tab=2');
  expect(currentAddress()).toBe('/account?tab=2');
});

describe('messages', () => {
  const german = { greeting: 'Hallo' };

  test('a message that the other language lacks is a type error', async () => {
    // @ts-expect-error there is no German farewell
    const messages = defineMessages({ en: { greeting: 'Hello', farewell: 'Bye' }, de: async () => german });
    await loadMessages([messages], 'de');
    expect(messagesIn(messages, 'de')).toBe(german);
  });

  test('English is at hand and the other language after it was fetched, once', async () => {
    const de = jest.fn(() => Promise.resolve(german));
    const messages = defineMessages({ en: { greeting: 'Hello' }, de });
    await loadMessages([messages], 'en');
    expect(de).not.toHaveBeenCalled();
    expect(messagesIn(messages, 'de').greeting).toBe('Hello');
    await loadMessages([messages], 'de');
    await loadMessages([messages], 'de');
    expect(de).toHaveBeenCalledTimes(1);
    expect(messagesIn(messages, 'de').greeting).toBe('Hallo');
    expect(messagesIn(messages).greeting).toBe('Hello');
    setLanguage('de');
    expect(messagesIn(messages).greeting).toBe('Hallo');
  });

  test('when they cannot be fetched the English ones stand in, and the next page tries again', async () => {
    const de = jest.fn<Promise<typeof german>, []>().mockRejectedValueOnce(new Error('offline'));
    de.mockResolvedValueOnce(german);
    const messages = defineMessages({ en: { greeting: 'Hello' }, de });
    await loadMessages([messages], 'de');
    expect(messagesIn(messages, 'de').greeting).toBe('Hello');
    await loadMessages([messages], 'de');
    expect(messagesIn(messages, 'de').greeting).toBe('Hallo');
  });
});

test('counts follow the plural rules of the language', () => {
  const forms = { one: 'one', other: 'many' };
  expect([0, 1, 2].map((count) => plural('en', count, forms))).toEqual(['many', 'one', 'many']);
  expect(plural('de', 1, { other: 'viele' })).toBe('viele');
});

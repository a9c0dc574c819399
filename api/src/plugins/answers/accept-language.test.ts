import { languageOf } from './accept-language';

describe('the language of a request', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-de,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr,de;q=0.7,en;q=0.3', 'de'],
    ['en;q=0.2, de;q=0.9', 'de'],
    ['de;q=0', 'en'],
    ['fr-FR,fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=,,=', 'en'],
    ['en-GB,de', 'en'],
    ['de-AT,en', 'de'],
    ['de;q=0.5,*', 'de'],
    [undefined, 'en'],
  ])('%s is answered in %s', (header, language) => expect(languageOf(header)).toBe(language));
});

import { pagesIn } from './languages';

describe('where the pages of a language begin', () => {
  it('leaves English pages without a prefix', () => {
    expect(pagesIn('https://shop.example', 'en')).toBe('https://shop.example');
    expect(pagesIn('https://shop.example', 'de')).toBe('https://shop.example/de');
  });
});

import { cardBrandName } from './card-brand-words';

describe('a card’s network', () => {
  it.each([
    ['visa', 'Visa'],
    ['amex', 'American Express'],
    ['diners', 'Diners Club'],
    ['eftpos_au', 'eftpos Australia'],
    ['cartes_bancaires', 'Cartes Bancaires'],
    ['unionpay', 'UnionPay'],
    ['jcb', 'JCB'],
  ])('%s is called as it calls itself: %s', (brand, name) => {
    expect([cardBrandName(brand, 'en'), cardBrandName(brand, 'de')]).toEqual([name, name]);
  });

  it('is a card alone where nobody knows it, and spelled out where it came up since', () => {
    expect([cardBrandName('unknown', 'en'), cardBrandName('unknown', 'de')]).toEqual(['Card', 'Karte']);
    expect(cardBrandName('new_pay', 'en')).toBe('New Pay');
  });
});

import { addressPattern } from './address-pattern';

it.each([
  ['', ''],
  ['/', '/'],
  ['/cart?x=1', '/cart'],
  ['/de/cart', '/cart'],
  ['/de', ''],
  ['/demand', '/demand'],
  ['/products/ember-mug', '/products/:id'],
  ['/products/category/lighting?page=2', '/products/category/:id'],
  ['/checkout/confirmation/K-1042', '/checkout/confirmation/:id'],
  ['/admin/orders/0190aaaa-0000-7000-8000-00000000a002/x', '/admin/orders/:id/x'],
  ['/pay/…', '/pay/:id'],
])('of %j it is %j', (address, pattern) => expect(addressPattern(address)).toBe(pattern));

it('is cut where it is long', () => {
  expect(addressPattern(`/${'x'.repeat(2000)}`)).toHaveLength(300);
});

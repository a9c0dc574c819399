import { customerRecord } from '../../../testing/sales/customer-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { actionsFor, averageOf, blockOf, readTags, openOrderOf } from './customer.model';

const owner = me();
const clerk = me({ role: { id: 'r', key: 'support', name: 'Support' } });

test('says why nothing can be done with the account of staff or of nobody, and what of the record can', () => {
  const staff = customerRecord({ is_staff: true });
  for (const action of ['edit', 'password_mail', 'suspend', 'anonymise'] as const)
    expect(blockOf(action, staff, owner)).toBe('staff');
  expect(blockOf('tag', staff, owner)).toBeUndefined();
  expect(blockOf('tag', customerRecord({ state: 'anonymised' }), owner)).toBe('anonymous');
});

test('nobody is made anonymous who has something to come or to pay', () => {
  const [order] = customerRecord().orders;
  const orders = order ? [{ ...order, fulfilment_status: 'delivered' as const }] : [];
  expect(blockOf('anonymise', customerRecord(), owner)).toBe('open_order');
  expect(openOrderOf(customerRecord())).toBe('K-1042');
  expect(blockOf('anonymise', customerRecord({ orders }), owner)).toBe('owing');
  expect(blockOf('anonymise', customerRecord({ orders, pay_later: null }), owner)).toBeUndefined();
});

test('a second factor is reset where there is one, and by an owner', () => {
  const one = customerRecord({ has_second_factor: true });
  expect(blockOf('reset_second_factor', one, owner)).toBeUndefined();
  expect(blockOf('reset_second_factor', one, clerk)).toBe('owner');
  expect(blockOf('reset_second_factor', one, undefined)).toBeUndefined();
  expect(blockOf('reset_second_factor', customerRecord(), owner)).toBe('second_factor_off');
});

test('offers to suspend, or to resume', () => {
  expect(actionsFor(customerRecord())).toContain('suspend');
  expect(actionsFor(customerRecord({ state: 'suspended' }))).toEqual(expect.arrayContaining(['resume']));
  expect(actionsFor(customerRecord({ state: 'suspended' }))).not.toContain('suspend');
});

test('reckons an average of orders, and none without any', () => {
  expect(averageOf({ spent: 1000, orders_count: 3 })).toBe(333);
  expect(averageOf({ spent: 0, orders_count: 0 })).toBeUndefined();
});

test('reads tags, each once whatever its case', () => {
  expect(readTags(' VIP, press ,vip,, ')).toEqual(['vip', 'press']);
});

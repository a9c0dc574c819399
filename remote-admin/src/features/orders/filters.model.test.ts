import fc from 'fast-check';
import { amountField } from '../../list-page/filters/amounts.model';
import { readFilterForm } from './filters.model';
import { filterChips } from './filter-chips.model';
import { plainList } from '../../list/list-address';
import { orderList, type OrdersState } from './orders.model';

const US = { currency: 'USD', locale: 'en-US' };

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('what is empty is not asked for, and what has no field stays', () => {
  const customer_id = '0190aaaa-0000-7000-8000-000000000001';
  const read = readFilterForm(form({ status: '', tag: '  ', sort: '-total' }), { customer_id, status: 'open' }, US);
  expect(read).toEqual({ filters: { customer_id }, sort: '-total', faults: {} });
});

test('amounts are asked for in minor units, as they stand in the field again', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (minor) => {
      const typed = amountField(String(minor), US);
      expect(readFilterForm(form({ total_from: typed }), {}, US).filters.total_from).toBe(String(minor));
    }),
  );
});

test('what cannot be asked for is said at its field', () => {
  const typed = { placed_from: '2026-11-02', placed_to: '2026-11-01', total_from: 'ten', total_to: '5' };
  expect(readFilterForm(form(typed), {}, US).faults).toEqual({ placed_to: 'datesTurned', total_from: 'amount' });
  const turned = { total_from: '50', total_to: '5' };
  expect(readFilterForm(form(turned), {}, US).faults).toEqual({ total_to: 'amountsTurned' });
});

test('each filter that is set is said in words and can be taken away alone, from the first page on', () => {
  const state: OrdersState = {
    ...plainList(orderList),
    filters: {
      status: 'open',
      total_from: '5000',
      placed_from: '2026-11-01',
      country: 'DE',
      is_held: 'true',
      trouble: 'refund',
    },
    after: 'far',
  };
  const chips = filterChips(state, US);
  expect(chips.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Status: Open',
    'Placed from: November 1, 2026',
    'Total from: $50.00',
    'Country: Germany',
    'On hold: yes',
    'Trouble with money: Refund failed',
  ]);
  expect(chips[0]?.href).toBe(
    '/admin/orders?placed_from=2026-11-01&total_from=5000&country=DE&is_held=true&trouble=refund',
  );
});

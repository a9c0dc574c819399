import fc from 'fast-check';
import { plainList, questionOf, readList, viewHref } from '../../list/list-address';
import {
  BUILT_IN_VIEWS,
  ORDER_COLUMNS,
  USUAL_COLUMNS,
  customerName,
  orderList,
  shownColumns,
  switchColumn,
} from './orders.model';

const columns = fc.constantFrom(...ORDER_COLUMNS.slice(1));

test('a column that is switched twice leaves the list as it was', () => {
  fc.assert(
    fc.property(fc.option(fc.subarray([...ORDER_COLUMNS]), { nil: undefined }), columns, (chosen, key) => {
      const before = shownColumns({ columns: chosen });
      const once = switchColumn({ columns: chosen }, key);
      expect(shownColumns({ columns: once }).includes(key)).toBe(!before.includes(key));
      expect(shownColumns({ columns: switchColumn({ columns: once }, key) })).toEqual(before);
    }),
  );
});

test('the usual columns need no word in the address, and the number is always there', () => {
  const without = switchColumn({ columns: undefined }, 'items');
  expect(without).toEqual(USUAL_COLUMNS.filter((key) => key !== 'items'));
  expect(switchColumn({ columns: without }, 'items')).toBeUndefined();
  expect(shownColumns({ columns: ['total'] })).toEqual(['number', 'total']);
});

test('every view that comes along is understood by the list that it leads to', () => {
  for (const filters of Object.values(BUILT_IN_VIEWS)) {
    const { searchParams } = new URL(viewHref(orderList, filters), 'http://localhost');
    expect(readList(orderList, searchParams).filters).toEqual(filters);
  }
});

test('a view keeps what is asked for, not the page on show', () => {
  const state = { ...plainList(orderList), filters: { status: 'open' }, search: 'ada', after: 'far', page: 3 };
  expect(questionOf(orderList, state)).toBe('status=open&search=ada');
});

test('a guest is known by the e-mail address', () => {
  expect(customerName({ customer: null, email: 'ada@example.com' })).toBe('ada@example.com');
  expect(customerName({ customer: { id: '1', name: '' }, email: 'ada@example.com' })).toBe('ada@example.com');
  expect(customerName({ customer: { id: '1', name: 'Ada Lane' }, email: 'ada@example.com' })).toBe('Ada Lane');
});

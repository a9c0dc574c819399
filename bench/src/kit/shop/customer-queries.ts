import type { AdminCustomerList } from '@tessera/shared/contract';
import type { Scaled } from './scaled';

const SORTS = ['-created_at', 'created_at', 'name', '-spent', 'spent', '-orders', '-last_order', 'last_order'];
const FILTERS = {
  state: ['state=active', 'state=suspended'],
  newsletter: ['newsletter=true', 'newsletter=false'],
  orders: ['orders_from=1', 'orders_from=12', 'orders_to=0'],
  spent: ['spent_from=40000', 'spent_from=1000&spent_to=1200', 'spent_to=0'],
  tag: ['tag=vip', 'tag=nobody-has-it'],
};
const FEW = 10;

const list = (query: string): string => `admin/customers?${query}`;
const search = (text: string): string => list(`search=${encodeURIComponent(text)}`);

/** Ten of the customers that were made up (`crowd-customers.ts`), from all over. */
const some = ({ count }: Scaled): number[] =>
  Array.from({ length: FEW }, (_, index) => count - Math.floor((index * count) / FEW));

/** What staff ask of the list of customers, by kind; what is looked for is there in both shops. */
export function customerQueries(shop: Scaled): Record<string, string[]> {
  const groups = Object.values(FILTERS);
  const pairs = groups.flatMap((group, at) =>
    groups.slice(at + 1).flatMap((other) => group.flatMap((one) => other.map((two) => `${one}&${two}`))),
  );
  const searched = some(shop);
  return {
    'Customers, first page': SORTS.map((sort) => list(`sort=${sort}`)),
    'Customers by one filter': groups.flat().map(list),
    'Customers by one filter, most spent first': groups.flat().map((filter) => list(`${filter}&sort=-spent`)),
    'Customers by two filters': pairs.map(list),
    'Customers by e-mail address': searched.map((n) => search(`crowd${n}@example.com`)),
    'Customers by a name': ['ada', 'grace', 'family77', 'family512', 'fam'].map(search),
    'Customers by two names': ['ada family70', 'ken family5', 'grace family3'].map(search),
    'Customers by a telephone number': searched.map((n) => search(`0170 ${String(n).padStart(7, '0')}`)),
  };
}

/** Pages of customers from all over the list. */
export async function customerPages(shop: Scaled): Promise<string[]> {
  const found = await Promise.all(some(shop).map((n) => shop.read<AdminCustomerList>(search(`crowd${n}@example.com`))));
  return found.flatMap(({ items }) => items.slice(0, 1).map(({ id }) => `admin/customers/${id}`));
}

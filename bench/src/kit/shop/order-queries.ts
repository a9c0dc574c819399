import type { AdminOrderList } from '@tessera/shared/contract';
import type { Scaled } from './scaled';

const FILTERS = {
  status: ['status=completed', 'status=open', 'status=cancelled', 'status=awaiting_payment'],
  payment_status: ['payment_status=paid', 'payment_status=refunded', 'payment_status=failed'],
  fulfilment_status: ['fulfilment_status=delivered', 'fulfilment_status=unfulfilled', 'fulfilment_status=shipped'],
  country: ['country=US', 'country=DE', 'country=IS', 'country=FR'],
  tag: ['tag=gift', 'tag=vip', 'tag=nobody-has-it'],
  held: ['is_held=true', 'is_held=false'],
  total: ['total_from=3000', 'total_from=1500&total_to=1549', 'total_from=7000', 'total_to=1003'],
};
/** How long before the first order that is looked for, in days. */
const SPANS = [1, 30, 180];
const DAY_MS = 86_400_000;
const SORTS = ['-placed_at', 'placed_at', '-total', 'total'];
const FEW = 10;

const list = (query: string): string => `admin/orders?${query}`;
const search = (text: string): string => list(`search=${encodeURIComponent(text)}`);

/** Ranges of days that begin so long before today, and one that ends before all orders. */
function spansOf(): string[] {
  const day = (before: number): string => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
  return [
    ...SPANS.map((days) => `placed_from=${day(days)}`),
    `placed_from=${day(90)}&placed_to=${day(83)}`,
    'placed_to=2019-12-31',
  ];
}

function pairsOf(groups: string[][]): string[] {
  return groups.flatMap((group, at) =>
    groups.slice(at + 1).flatMap((other) => group.flatMap((one) => other.map((two) => list(`${one}&${two}`)))),
  );
}

/** Ten orders, or their customers, from all over what has been made up: `FILL-1` to `FILL-<count>`. */
const some = ({ count }: Scaled): number[] =>
  Array.from({ length: FEW }, (_, index) => count - Math.floor((index * count) / FEW));

/** What staff ask of the list of orders, by kind; what is looked for is there in both shops. */
export function orderQueries(shop: Scaled): Record<string, string[]> {
  const groups = [...Object.values(FILTERS), spansOf()];
  const searched = some(shop);
  return {
    'Orders, first page': SORTS.map((sort) => list(`sort=${sort}`)),
    'Orders by one filter': groups
      .filter((group) => group !== FILTERS.total)
      .flat()
      .map(list),
    'Orders by a range of totals': [...FILTERS.total, 'total_from=1000&total_to=2000', 'total_from=5900'].map(list),
    'Orders by two filters': pairsOf(groups),
    'Orders by number': searched.map((n) => search(`FILL-${n}`)),
    'Orders by e-mail address': searched.map((n) => search(`person${Math.floor(n / 20)}@example.com`)),
    'Orders by a name': ['ada', 'grace', 'family77', 'family512', 'fam', 'rad'].map(search),
    'Orders by two names': ['ada family70', 'ken family5', 'ada family7', 'grace family3', 'john fam'].map(search),
    'Orders by a name and a filter': ['status=open', 'payment_status=failed', 'country=IS', 'tag=vip'].flatMap(
      (filter) => ['ada', 'grace', 'family5'].map((name) => `${search(name)}&${filter}`),
    ),
    'Orders by SKU': [7, 77, 123, 499].map((n) => search(`MUG-${n}`)),
    'Orders by tracking number': searched.map((n) => search(`TRACK${n - (n % 50) + 2}`)),
  };
}

/** Pages of orders from all over the list. */
export async function orderPages(shop: Scaled): Promise<string[]> {
  const found = await Promise.all(some(shop).map((n) => shop.read<AdminOrderList>(search(`FILL-${n}`))));
  return found.flatMap(({ items }) => items.slice(0, 1).map(({ id }) => `admin/orders/${id}`));
}

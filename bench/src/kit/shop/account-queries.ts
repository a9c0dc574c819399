import type { Scaled } from './scaled';

const SORTS = ['-applied_at', 'applied_at', '-used', 'used', 'next_due_on'];
const STATES = ['pending', 'active', 'refused', 'suspended'];
const AGES = ['any', '1_30', '31_60'];
const FEW = 10;

const list = (query: string): string => `admin/pay-later?${query}`;
const search = (text: string): string => list(`search=${encodeURIComponent(text)}`);

/** Ten that owe something (`fill-accounts.ts`), from all over. */
const some = ({ count }: Scaled): number[] =>
  Array.from({ length: FEW }, (_, index) => 10 * Math.max(1, Math.floor((count - (index * count) / FEW) / 10)));

/** What staff ask of the list of pay-later accounts, by kind; what is looked for is there in both shops. */
export function accountQueries(shop: Scaled): Record<string, string[]> {
  const states = STATES.map((state) => `state=${state}`);
  const ages = AGES.map((age) => `overdue=${age}`);
  return {
    'Pay-later accounts, first page': SORTS.map((sort) => list(`sort=${sort}`)),
    'Pay-later accounts by one filter': [...states, ...ages].map(list),
    'Pay-later accounts by two filters': states.flatMap((state) => ages.map((age) => list(`${state}&${age}`))),
    'Pay-later accounts by filter and order': states.flatMap((state) =>
      SORTS.map((sort) => list(`${state}&sort=${sort}`)),
    ),
    'Pay-later accounts by the number of an order': some(shop).map((n) => search(`MADE-${n}`)),
    'Pay-later accounts by an e-mail address': some(shop).map((n) => search(`crowd${n}@example.com`)),
    'Pay-later accounts by a name': [search('Family7'), search('Ada Family12')],
  };
}

import type { Scaled } from './scaled';

const SORTS = ['-at', 'at', '-amount', 'amount'];
const FILTERS = {
  kind: ['kind=refund', 'kind=dispute', 'kind=payment', 'kind=instalment'],
  method: ['method=stripe', 'method=cash'],
  state: ['state=failed', 'state=done', 'state=lost'],
  currency: ['currency=EUR', 'currency=JPY'],
};
const FEW = 10;

const list = (query: string): string => `admin/transactions?${query}`;
const search = (text: string): string => list(`search=${encodeURIComponent(text)}`);

/** Ten of those that were made up (`fill-transactions.ts`), from all over. */
const some = ({ count }: Scaled): number[] =>
  Array.from({ length: FEW }, (_, index) => count - Math.floor((index * count) / FEW));

/** What staff ask of the list of money in and out, by kind; what is looked for is there in both shops. */
export function transactionQueries(shop: Scaled): Record<string, string[]> {
  const groups = Object.values(FILTERS);
  const pairs = groups.flatMap((group, at) =>
    groups.slice(at + 1).flatMap((other) => group.flatMap((one) => other.map((two) => `${one}&${two}`))),
  );
  const days = 'at_from=2018-01-02&at_to=2018-01-02';
  return {
    'Transactions, first page': SORTS.map((sort) => list(`sort=${sort}`)),
    'Transactions by one filter': groups.flat().map(list),
    'Transactions by two filters': pairs.map(list),
    'Transactions of a day': [list(days), list(`${days}&kind=refund`)],
    'Sums of a day': [`admin/transactions/sums?${days}`],
    'Transactions by a number': some(shop).flatMap((n) => [search(`MADE-${n}`), search(`made-up-${n}`)]),
    'Transactions by a beginning that all have': [search('MADE-')],
    'Transactions by an e-mail address': [search('nobody@example.com')],
  };
}

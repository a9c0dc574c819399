import type { Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { fillTransactions } from '../../kit/shop/fill-transactions';
import { openScaled } from '../../kit/shop/scaled';
import { transactionQueries } from '../../kit/shop/transaction-queries';
import { compareKinds, withSmallAndLarge } from '../../kit/load/small-and-large';
import { asStaff, type Staffed } from '../../kit/buyers/staffed';

/** Beside the transactions there are a few of these. */
const ORDERS = 1_000;
const PRODUCTS = 100;

/** How the list of money in and out grows with its rows, in the way of `customersScale`. */
export async function transactionsScale(
  { scaleDir, transactions }: BenchSettings,
  say: (line: string) => void,
): Promise<Row[]> {
  const open = async (server: string, count: number): Promise<Staffed> => {
    const beside = ['--products', String(PRODUCTS)];
    const name = `transactions_${count}`;
    const shop = await openScaled({ server, name, count: ORDERS, what: 'orders', scaleDir, beside });
    await fillTransactions(shop.databaseUrl, count, say);
    return { ...(await asStaff(shop)), count, what: 'transactions' };
  };
  return withSmallAndLarge({ what: 'transactions', count: transactions, scaleDir, say, open }, (small, large) =>
    compareKinds(small, large, { queriesOf: transactionQueries, say }),
  );
}

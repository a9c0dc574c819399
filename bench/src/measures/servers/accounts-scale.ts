import type { Row } from '../../kit/row';
import type { BenchSettings } from '../../kit/settings';
import { accountQueries } from '../../kit/shop/account-queries';
import { fillAccounts } from '../../kit/shop/fill-accounts';
import { openScaled } from '../../kit/shop/scaled';
import { compareKinds, withSmallAndLarge } from '../../kit/load/small-and-large';
import { asStaff, type Staffed } from '../../kit/buyers/staffed';

/** Beside the accounts there are a few of these. */
const ORDERS = 1_000;
const PRODUCTS = 100;

/** How the list of pay-later accounts grows with them, in the way of `customersScale`. */
export async function accountsScale(
  { scaleDir, accounts }: BenchSettings,
  say: (line: string) => void,
): Promise<Row[]> {
  const open = async (server: string, count: number): Promise<Staffed> => {
    const beside = ['--products', String(PRODUCTS)];
    const name = `accounts_${count}`;
    const shop = await openScaled({ server, name, count: ORDERS, what: 'orders', scaleDir, beside });
    await fillAccounts(shop.databaseUrl, count, say);
    return { ...(await asStaff(shop)), count, what: 'pay-later accounts' };
  };
  return withSmallAndLarge({ what: 'pay-later accounts', count: accounts, scaleDir, say, open }, (small, large) =>
    compareKinds(small, large, { queriesOf: accountQueries, say }),
  );
}

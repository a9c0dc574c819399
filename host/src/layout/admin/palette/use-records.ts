import type { RegisteredRemote } from '@tessera/shared/composition';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useSettled } from '../../../search/use-settled';
import { hasPage, isAllowed, type Rights } from '../rail.model';
import { paletteMessages } from './palette-messages';
import type { Choice } from './palette.model';
import { customerChoices, CUSTOMERS, orderChoices, productChoices } from './record-choices';
import { customersFound, FEWEST_LETTERS, ordersFound, productsFound } from './records';

interface Options {
  remotes: RegisteredRemote[];
  rights: Rights;
  goTo: (path: string) => () => void;
}

export interface Records {
  choices: Choice[];
  /** there may be more in a moment */
  isSearching: boolean;
  isFailed: boolean;
}

/**
 * Orders by number, customers by name, mail and telephone, products by name and SKU: what staff may read and a live remote
 * has pages for. Found by the lists' own searches, which are offered as well.
 */
export function useRecords(text: string, { remotes, rights, goTo }: Options): Records {
  const words = useMessages(paletteMessages);
  const locale = useLocale();
  const settled = useSettled(text);
  const isOffered = (right: string, path: string) => isAllowed(rights, right) && hasPage(remotes, path);
  const hasOrders = isOffered('orders.read', paths.adminOrders());
  const hasCustomers = isOffered('customers.read', CUSTOMERS);
  const hasProducts = isOffered('products.read', paths.adminProducts());
  const orders = useQuery(ordersFound(settled, hasOrders));
  const customers = useQuery(customersFound(settled, hasCustomers));
  const products = useQuery(productsFound(settled, hasProducts));
  if (text.length < FEWEST_LETTERS || ![hasOrders, hasCustomers, hasProducts].includes(true)) {
    return { choices: [], isSearching: false, isFailed: false };
  }
  // what answers other letters is not shown: Enter would lead to it
  const isAnswered = settled === text;
  const context = { text, isAnswered, words, locale, goTo, hasPage: (path: string) => hasPage(remotes, path) };
  const queries = [orders, customers, products];
  // each waits for those above it, which would push it down
  const isDue = (...above: typeof queries) => above.every(({ isLoading }) => !isLoading);
  return {
    choices: [
      ...(hasOrders ? orderChoices(orders.data, context, !hasCustomers) : []),
      ...(hasCustomers ? customerChoices(isDue(orders) ? customers.data : undefined, context) : []),
      ...(hasProducts ? productChoices(isDue(orders, customers) ? products.data : undefined, context) : []),
    ],
    isSearching: !isAnswered || queries.some(({ isFetching }) => isFetching),
    isFailed: queries.some(({ isError }) => isError),
  };
}

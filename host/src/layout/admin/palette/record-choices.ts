import type { AdminCustomerList, AdminOrderList, AdminProductList } from '@tessera/shared/contract';
import type { TextsOf } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import type { paletteMessages } from './palette-messages';
import { customersOf, type Choice } from './palette.model';

export interface RecordContext {
  text: string;
  /** what was found is for this text, and not for the letters before */
  isAnswered: boolean;
  words: TextsOf<typeof paletteMessages>;
  /** BCP 47 tag for money */
  locale: string;
  goTo: (path: string) => () => void;
  /** whether a live remote has a page at this path */
  hasPage: (path: string) => boolean;
}

/** Their list; a customer's own page lies below it. */
export const CUSTOMERS = '/admin/customers';

/**
 * The orders found, whose they are, and the list's own search for more. A record without a page is found in its list.
 * @param namesCustomers false: they are found by their own list
 */
export function orderChoices(
  found: AdminOrderList | undefined,
  { text, isAnswered, words, locale, goTo, hasPage }: RecordContext,
  namesCustomers: boolean,
): Choice[] {
  const orders = (isAnswered && found?.items) || [];
  const pageOf = (id: string, number: string): string =>
    hasPage(paths.adminOrder(id)) ? paths.adminOrder(id) : paths.adminOrders({ search: number });
  return [
    ...orders.map(({ id, number, email, total, currency }): Choice => ({
      key: `order ${id}`,
      kind: 'order',
      label: words.order(number),
      hint: `${email} · ${formatMoney(total, currency, locale)}`,
      choose: goTo(pageOf(id, number)),
    })),
    ...customersOf(namesCustomers ? orders : [], text).map(({ email, name }): Choice => ({
      key: `customer ${email}`,
      kind: 'customer',
      label: name,
      hint: words.ordersOf,
      choose: goTo(paths.adminOrders({ search: email })),
    })),
    {
      key: 'find orders',
      kind: 'search',
      label: words.findOrders(text),
      choose: goTo(paths.adminOrders({ search: text })),
    },
  ];
}

/** The customers found by name, mail or telephone, and the list's own search for more. */
export function customerChoices(
  found: AdminCustomerList | undefined,
  { text, isAnswered, words, goTo }: RecordContext,
): Choice[] {
  return [
    ...((isAnswered && found?.items) || []).map(({ id, name, email }): Choice => ({
      key: `customer ${id}`,
      kind: 'customer',
      label: name || email,
      hint: email,
      choose: goTo(`${CUSTOMERS}/${encodeURIComponent(id)}`),
    })),
    {
      key: 'find customers',
      kind: 'search',
      label: words.findCustomers(text),
      choose: goTo(`${CUSTOMERS}?${new URLSearchParams({ search: text })}`),
    },
  ];
}

/** The products found by name and SKU, and the list's own search for more. One without a page is found in the list. */
export function productChoices(
  found: AdminProductList | undefined,
  { text, isAnswered, words, goTo, hasPage }: RecordContext,
): Choice[] {
  const pageOf = (id: string, name: string): string => {
    const page = `${paths.adminProducts()}/view-product/${encodeURIComponent(id)}`;
    return hasPage(page) ? page : paths.adminProducts({ search: name });
  };
  return [
    ...((isAnswered && found?.items) || []).map(({ id, name, category, published }): Choice => ({
      key: `product ${id}`,
      kind: 'product',
      label: name,
      hint: published ? category?.name : words.draft,
      choose: goTo(pageOf(id, name)),
    })),
    {
      key: 'find products',
      kind: 'search',
      label: words.findProducts(text),
      choose: goTo(paths.adminProducts({ search: text })),
    },
  ];
}

import type { NavigationItem, RegisteredRemote } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';

/** The items that the live remotes offer for one place, in their order; of two with one address the first stays. */
export function navigationFor(slot: NavigationItem['slot'], remotes: RegisteredRemote[]): NavigationItem[] {
  const items = remotes.flatMap((remote) => remote.descriptor.navigation).filter((item) => item.slot === slot);
  const seen = new Set<string>();
  return items.sort((a, b) => a.order - b.order).filter(({ to }) => !seen.has(to) && Boolean(seen.add(to)));
}

export interface HeaderItems {
  /** stands before the categories */
  home: NavigationItem[];
  /** stand after the categories */
  links: NavigationItem[];
  account: NavigationItem[];
  /** drawn with its badge */
  cart: NavigationItem | undefined;
}

/** The header's items by their place (SPEC.md §2, Navigation). */
export function headerItems(remotes: RegisteredRemote[]): HeaderItems {
  const header = navigationFor('header', remotes);
  const isCart = ({ to }: NavigationItem): boolean => to === paths.cart();
  const isHome = ({ to }: NavigationItem): boolean => to === paths.home();
  return {
    home: header.filter(isHome),
    links: header.filter((item) => !isCart(item) && !isHome(item)),
    account: navigationFor('account', remotes),
    cart: header.find(isCart),
  };
}

import type { NavigationItem, RegisteredRemote } from '@tessera/shared/composition';
import { currentLanguage } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';

/** The item with its words in the document's language; English ones where a remote has no others. */
function inLanguage({ labels, sign_in_reasons, ...item }: NavigationItem): NavigationItem {
  const language = currentLanguage();
  const label = labels?.[language] ?? item.label;
  const reason = sign_in_reasons?.[language] ?? item.sign_in_reason;
  return { ...item, label, ...(reason !== undefined && { sign_in_reason: reason }) };
}

/** The items that the live remotes offer for one slot, in their order. */
export function navigationFor(slot: NavigationItem['slot'], remotes: RegisteredRemote[]): NavigationItem[] {
  return remotes
    .flatMap((remote) => remote.descriptor.navigation)
    .filter((item) => item.slot === slot)
    .sort((a, b) => a.order - b.order)
    .map(inLanguage);
}

/** docs/product.md §2, the footer's column 'Company'. */
const COMPANY = [paths.home(), paths.products(), paths.account(), paths.cart(), paths.wishlist()];

/**
 * The footer's column 'Company' (docs/product.md §2), as far as the live remotes have these pages; then what else they
 * want there. Each address once.
 */
export function companyItems(remotes: RegisteredRemote[]): NavigationItem[] {
  const slots = ['header', 'account', 'footer'] as const;
  const items = slots.flatMap((slot) => navigationFor(slot, remotes));
  const stated = COMPANY.flatMap((to) => items.find((item) => item.to === to) ?? []);
  const rest = navigationFor('footer', remotes).filter(({ to }) => !COMPANY.includes(to));
  return [...stated, ...rest];
}

/** Whether a visitor without a session is asked to sign in first. */
export const needsSession = ({ slot, sign_in_reason }: NavigationItem): boolean =>
  slot === 'account' || sign_in_reason !== undefined;

/** Whether a live remote shows what an item leads to as a drawer too. */
export const hasDrawer = (remotes: RegisteredRemote[], { to }: NavigationItem): boolean =>
  remotes.some(({ descriptor }) => descriptor.drawers?.some((drawer) => drawer.to === to));

export interface HeaderItems {
  /** stands before the categories */
  home: NavigationItem[];
  /** stand after the categories */
  links: NavigationItem[];
  account: NavigationItem[];
  /** drawn with its badge */
  cart: NavigationItem | undefined;
}

/** The header's items by their slot (docs/product.md §2, Navigation). */
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

import type { NavigationItem, RegisteredRemote } from '@tessera/shared/composition';
import { storeSettings } from '@tessera/shared/testing';

export const store = storeSettings({
  contact: { email: 'hello@kiln.example', phone: '+1 555 0100', address: '12 Foundry Lane' },
});

/** A navigation item as a descriptor states it. */
export const item = (label: string, to: string, slot: NavigationItem['slot'], more = {}): NavigationItem => ({
  label,
  to,
  slot,
  order: 10,
  ...more,
});

/** A live remote with these navigation items. */
export function remote(name: string, navigation: NavigationItem[]): RegisteredRemote {
  return {
    name,
    version: '1.0.0',
    base_url: `/remotes/${name}/`,
    descriptor: {
      name,
      team: name,
      version: '1.0.0',
      contract: '^1.0.0',
      routes: [],
      navigation,
      csp: {},
      budget: { js: 1 },
      entry: 'remoteEntry.js',
      global: name,
      server: null,
      assets: { entry: { js: [], css: [] }, pages: {} },
      files: {},
    },
  };
}

export const remotes = [
  remote('cart', [item('Cart', '/cart', 'header', { sign_in_reason: 'Please login to view your cart!' })]),
  remote('account', [item('Account', '/account', 'account')]),
  remote('catalog', [
    item('Home', '/', 'header'),
    item('Home', '/', 'footer'),
    item('Products', '/products', 'footer'),
  ]),
];

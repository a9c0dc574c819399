/** Around the pages of the back office. */
export const backOffice = {
  menu: 'Menu',
  rail: 'Back office',
  sheet: 'Back office menu',
  shop: 'View shop',
  find: 'Search',
  keys: 'Keyboard shortcuts',
  security: 'Sign-in and security',
  /** the rail's words go, its icons stay */
  narrow: 'Collapse menu',
  widen: 'Expand menu',
  /** stands for a name that is not known yet */
  account: 'Your account',
  groups: {
    sales: 'Sales',
    catalogue: 'Catalogue',
    customers: 'Customers',
    marketing: 'Marketing',
    settings: 'Settings',
  },
};

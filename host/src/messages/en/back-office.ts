/** Around the pages of the back office. */
export const backOffice = {
  menu: 'Menu',
  rail: 'Back office',
  sheet: 'Back office menu',
  shop: 'View shop',
};

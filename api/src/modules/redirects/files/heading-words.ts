/** The headings of Shopify's file, which are the shop's own, too. */
export const HEADINGS: readonly string[] = ['Redirect from', 'Redirect to'];

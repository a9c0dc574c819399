/** The code of the delivery of gift cards alone: they are mailed, and nothing is sent to an address (docs/product.md §4). */
export const BY_MAIL = 'by-mail';

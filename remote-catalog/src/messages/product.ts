import { defineMessages } from '@tessera/shared/i18n';

/** What a product page says on its first picture. */
const en = {
  pictures: (name: string) => `Pictures of ${name}`,
  allPictures: 'All pictures',
  choosePicture: 'Choose a picture',
  showPicture: (position: number, count: number) => `Show picture ${position} of ${count}`,
  zoom: (alt: string) => `Enlarge: ${alt}`,
  playVideo: (label: string) => `Play the video: ${label}`,
  soldOut: 'Sold out',
  soldOutMark: '(sold out)',
  notMade: 'Not made',
  notMadeIn: (others: string) => `(not made${others && ` in ${others}`})`,
  allInCart: (count: number) => (count === 1 ? 'The last one is in your cart' : `The last ${count} are in your cart`),
  onlyLeft: (count: number) => `Only ${count} left`,
  inStock: 'In stock',
  addToCart: 'Add to cart',
  buyNow: 'Buy now',
  quantityOf: (name: string) => `Quantity of ${name}`,
  tellMe: 'Tell me when it is back',
  perUnit: (money: string, unit: string) => `${money} per ${unit}`,
  orInstalments: (count: number, money: string) => `or ${count} parts of ${money}`,
  arrives: 'Arrives',
  loading: 'Loading the product',
  notLoaded: 'The product did not load',
  cartUntouched: 'The connection or our server failed. Your cart is untouched.',
  notFound: 'Product not found',
  gone: 'No longer sold here',
};

export const productMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-product" */ './de/product').then((module) => module.product),
});

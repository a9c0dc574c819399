/** What is said of a product besides the way to buy it. */
export const productStory = {
  sizeGuide: 'Size guide',
  share: 'Share',
  about: 'About this piece',
  details: 'Details',
};

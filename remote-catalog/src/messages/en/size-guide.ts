export const sizeGuide = {
  title: 'Size guide',
  page: 'Open as a page',
  failed: 'The size guide did not load',
  failedText: 'The connection or our server failed.',
};

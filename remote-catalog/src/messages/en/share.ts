export const share = {
  copied: 'Link copied',
  notCopied: 'The link could not be copied. It stands in the address bar.',
};

export const share = {
  copied: 'Link kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden. Sie finden ihn in der Adresszeile.',
};

import type { share as en } from '../en/share';

export const share: typeof en = {
  copied: 'Link kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden. Sie finden ihn in der Adresszeile.',
};

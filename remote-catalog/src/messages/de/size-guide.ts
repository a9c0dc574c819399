import type { sizeGuide as en } from '../en/size-guide';

export const sizeGuide: typeof en = {
  title: 'Größentabelle',
  page: 'Als Seite öffnen',
  failed: 'Die Größentabelle wurde nicht geladen',
  failedText: 'Die Verbindung oder unser Server ist ausgefallen.',
};

export const sizeGuide = {
  title: 'Größentabelle',
  page: 'Als Seite öffnen',
  failed: 'Die Größentabelle wurde nicht geladen',
  failedText: 'Die Verbindung oder unser Server ist ausgefallen.',
};

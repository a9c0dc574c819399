import { plural } from '@tessera/shared/i18n';

export const pictureLibrary = {
  title: 'Aus der Mediathek wählen',
  pictures: 'Bilder',
  search: 'Name, Beschreibung, Produkt oder SKU suchen',
  none: 'Die Mediathek hat noch keine Bilder. Senden Sie eines in dem Feld hinter diesem Dialog.',
  noMatch: 'Kein Bild passt. Versuchen Sie ein anderes Wort.',
  failed: 'Die Bilder konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  more: 'Weitere Bilder',
  first: 'Von vorn',
  take: (count: number, shown: string) =>
    plural('de', count, { one: 'Das Bild verwenden', other: `${shown} Bilder verwenden` }),
  nothingChosen: 'Wählen Sie zuerst ein Bild.',
  most: (most: string) => `Mehr als ${most} lassen sich nicht wählen.`,
};

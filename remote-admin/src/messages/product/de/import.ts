import { plural } from '@tessera/shared/i18n';

const fields = {
  slug: 'Adresse (Handle)',
  name: 'Name',
  description_html: 'Beschreibung (HTML)',
  vendor: 'Hersteller',
  gift_card: 'Geschenkkarte (true oder false)',
  type: 'Typ',
  category: 'Kategorie',
  tags: 'Schlagwörter',
  status: 'Status',
  published: 'Veröffentlicht',
  available_from: 'Im Shop ab',
  available_until: 'Im Shop bis',
  seo_title: 'Titel für Suchmaschinen',
  seo_description: 'Beschreibung für Suchmaschinen',
  origin_country: 'Herkunftsland',
  related: 'Dazu passende Produkte (Adressen)',
  'name:de': 'Name (deutsch)',
  'slug:de': 'Adresse (deutsch)',
  'description_html:de': 'Beschreibung (HTML, deutsch)',
  'seo_title:de': 'Titel für Suchmaschinen (deutsch)',
  'seo_description:de': 'Beschreibung für Suchmaschinen (deutsch)',
  option1_name: 'Option 1: Name',
  option2_name: 'Option 2: Name',
  option3_name: 'Option 3: Name',
  option4_name: 'Option 4: Name',
  option5_name: 'Option 5: Name',
  option1_value: 'Option 1: Wert',
  option2_value: 'Option 2: Wert',
  option3_value: 'Option 3: Wert',
  option4_value: 'Option 4: Wert',
  option5_value: 'Option 5: Wert',
  'option1_name:de': 'Option 1: Name (deutsch)',
  'option2_name:de': 'Option 2: Name (deutsch)',
  'option3_name:de': 'Option 3: Name (deutsch)',
  'option4_name:de': 'Option 4: Name (deutsch)',
  'option5_name:de': 'Option 5: Name (deutsch)',
  'option1_value:de': 'Option 1: Wert (deutsch)',
  'option2_value:de': 'Option 2: Wert (deutsch)',
  'option3_value:de': 'Option 3: Wert (deutsch)',
  'option4_value:de': 'Option 4: Wert (deutsch)',
  'option5_value:de': 'Option 5: Wert (deutsch)',
  sku: 'Artikelnummer',
  price: 'Preis jetzt',
  compare_at_price: 'Preis vor dem Angebot',
  regular_price: 'Regulärer Preis',
  sale_price: 'Angebotspreis',
  sale_starts_at: 'Angebot beginnt',
  sale_ends_at: 'Angebot endet',
  stock: 'Bestand',
  stock_tracker: 'Wer den Bestand zählt',
  track_stock: 'Bestand wird gezählt',
  stock_policy: 'Wenn ausverkauft',
  allow_backorder: 'Kann bestellt werden, bevor es da ist',
  expected_on: 'Versand bis',
  backorder_note: 'Hinweis zur Vorbestellung',
  'backorder_note:de': 'Hinweis zur Vorbestellung auf Deutsch',
  weight_grams: 'Gewicht in Gramm',
  barcode: 'Barcode',
  cost: 'Einkaufspreis',
  unit: 'Einheit des Grundpreises',
  unit_quantity: 'Menge in einem Stück',
  unit_base: 'Grundpreis für so viel',
  total_measure: 'Grundpreis: Menge in einem Stück',
  total_measure_unit: 'Grundpreis: Einheit dieser Menge',
  base_measure: 'Grundpreis: genannt für so viel',
  base_measure_unit: 'Grundpreis: Einheit, in der er genannt wird',
  variant_picture: 'Bild der Variante',
  picture: 'Bild',
  picture_position: 'Platz des Bildes',
  picture_alt: 'Alternativtext',
};

const products = (count: number, shown: string): string =>
  plural('de', count, { one: `${shown} Produkt`, other: `${shown} Produkte` });

export const importWords = {
  title: 'Import und Export',
  columns: 'Eine leere Zelle löscht, was der Shop hat; eine Spalte, die nicht übernommen wird, lässt es stehen.',
  send: {
    title: 'Eine Datei mit Produkten',
    hint: 'Shopifys Produkt-CSV oder die eigene Datei dieses Shops, bis 50 MB und 100.000 Zeilen. Kommas, Semikolons oder Tabulatoren. Geschrieben wird erst, wenn Sie gesehen haben, was sich ändert.',
  },
  whole: {
    title: 'Alle Produkte ausgeben',
    text: 'Alle Produkte, auch Entwürfe und archivierte, in einer Datei, die diese Seite wieder annimmt: Texte, Varianten, Bestand, Preise, Merkmale, Kategorien und Bilder dieses Shops.',
    start: 'Alle Produkte exportieren',
  },
  attribute: (name: string) => `Merkmal „${name}“`,
  attributeName: (name: string) => `Merkmal „${name}“: Name (deutsch)`,
  attributeValues: (name: string) => `Merkmal „${name}“: Werte (deutsch)`,
  zip: {
    title: 'Bilder',
    text: 'Bilder mit einer Adresse holt der Import. Nennt die Datei Namen wie oak.jpg, dann laden Sie eine Zip-Datei mit diesen Bildern hoch: bis 500 MB, 10.000 Bilder, je 10 MB.',
    label: 'Zip-Datei mit Bildern (freiwillig)',
    sending: 'Die Zip-Datei wird gelesen…',
    tooLarge: 'Eine Zip-Datei hat höchstens 500 MB.',
    there: (name: string, count: number, shown: string) =>
      plural('de', count, { one: `${name}: 1 Bild`, other: `${name}: ${shown} Bilder` }),
  },
  categories: {
    text: 'Diese Kategorien hat der Shop nicht. Ihre Produkte bleiben draußen, wenn Sie nicht sagen, wohin sie gehören.',
    list: 'Kategorien, die der Shop nicht hat',
    products,
    where: (name: string) => `Wohin Produkte von „${name}“ gehören`,
    leave: 'Weglassen',
    make: 'Diese Kategorie anlegen',
    again: 'Damit noch einmal prüfen',
  },
  fields,
  check: {
    coming: (count: number, shown: string) =>
      plural('de', count, {
        one: '1 Bild kommt in den Shop, bevor die Produkte geschrieben werden.',
        other: `${shown} Bilder kommen in den Shop, bevor die Produkte geschrieben werden.`,
      }),
    pictures: (count: number, shown: string) =>
      plural('de', count, {
        one: '1 Bild ist genannt und nicht da. Gehen Sie zurück zu den Spalten und laden Sie eine Zip-Datei damit hoch; sonst behält das Produkt die Bilder, die es hat.',
        other: `${shown} Bilder sind genannt und nicht da. Gehen Sie zurück zu den Spalten und laden Sie eine Zip-Datei damit hoch; sonst behalten die Produkte die Bilder, die sie haben.`,
      }),
    twofold: (name: string, one: string, other: string) =>
      `„${name}“ kann „${one}“ oder „${other}“ sein: Nur Großbuchstaben unterscheiden sie. Schreiben Sie den Namen genau wie einen davon, oder nennen Sie einen in der Zip-Datei anders.`,
    missing: (names: string) =>
      `Die Zip-Datei hat nicht alle, oder manche zweimal. Gehen Sie zurück zu den Spalten und laden Sie eine andere hoch; sonst kommen die Produkte ohne diese: ${names}`,
    drafts:
      'Die Datei sagt nicht, welche Produkte zu sehen sind: Neue sind Entwürfe, die niemand im Shop sieht, bis Sie sie veröffentlichen.',
    newVariant: 'Neue Variante',
  },
  records: {
    which: 'Welche Produkte',
    list: 'Die Produkte',
    write: (count: number, shown: string) => `${products(count, shown)} importieren`,
    back: 'Zu den Produkten',
  },
  result: {
    done: (count: number, shown: string) =>
      plural('de', count, { one: '1 Produkt wurde geschrieben.', other: `${shown} Produkte wurden geschrieben.` }),
    failed: (count: number, shown: string) =>
      plural('de', count, { one: '1 Produkt ist gescheitert.', other: `${shown} Produkte sind gescheitert.` }),
    pictures: (count: number, shown: string) =>
      plural('de', count, { one: '1 Bild wurde übernommen.', other: `${shown} Bilder wurden übernommen.` }),
    picturesFailed: (count: number, shown: string) =>
      plural('de', count, { one: '1 Bild ist gescheitert.', other: `${shown} Bilder sind gescheitert.` }),
  },
};

import { plural } from '@tessera/shared/i18n';

export const delivery = {
  theSettings: 'Die Versandeinstellungen',
  lead: 'Die erste Zone ist Ihr eigenes Land: Produktseiten versprechen deren erste Versandart. Aufgegebene Bestellungen behalten, womit sie aufgegeben wurden.',
  everyOther: 'jedes andere Land',
  everyOtherOption: 'Jedes andere Land',
  others: (count: number, number: string) =>
    plural('de', count, { one: '1 weiteres Land', other: `${number} weitere Länder` }),
  upTo: (price: string, weight: string) => `${price} bis ${weight}`,
  above: (price: string) => `${price} darüber`,
  freeFrom: (amount: string) => `kostenlos ab ${amount}`,
  off: 'nicht angeboten',
  days: (min: string, max: string) =>
    max === '1' ? '1 Werktag' : min === max ? `${max} Werktage` : `${min} bis ${max} Werktage`,
  newZone: 'Neue Zone',
  newMethod: 'Neue Versandart',
  change: 'Ändern',
  close: 'Schließen',
  changeZone: (zone: string) => `${zone} ändern`,
  closeZone: (zone: string) => `${zone} schließen`,
  actions: 'Aktionen',
  up: 'Nach oben',
  down: 'Nach unten',
  removeZone: 'Zone löschen',
  homeZone: 'Ihr eigenes Land.',
  emptyZone: 'Diese Zone bietet keinen Versand an: In ihre Länder kann nichts bestellt werden.',
  noZones: 'Es gibt keine Zone: Es kann nichts bestellt werden.',
  addZone: 'Zone hinzufügen',
  zoneFields: {
    name: 'Name der Zone',
    name_en: 'Was Kunden lesen, auf Englisch',
    name_de: 'Was Kunden lesen, auf Deutsch',
    postal_codes: 'Nur diese Postleitzahlen',
  },
  zoneNameHint: 'Für das Team; Kunden lesen ihn, wo darunter nichts anderes steht.',
  postalCodesHint:
    'Anfänge von Postleitzahlen eines Landes, mit Kommas, wie 967, 968. Leer: alles von dem Land, was keine andere Zone nennt.',
  methodFields: {
    name_en: 'Name auf Englisch',
    name_de: 'Name auf Deutsch',
    min_days: 'Werktage, mindestens',
    max_days: 'Werktage, höchstens',
    free_from: 'Kostenlos ab',
  },
  freeFromHint: 'Waren für so viel, abzüglich Rabatten. Leer: nie.',
  active: 'An der Kasse angeboten',
  addMethod: 'Versandart hinzufügen',
  removeMethod: (method: string) => `${method} löschen`,
  upToKilograms: 'Bis (kg)',
  anyWeight: 'Preise nach Gewicht: Ein leeres gilt für jedes. Was schwerer ist als das letzte, wird nicht verschickt.',
  price: 'Preis',
  addPrice: 'Gewicht hinzufügen',
  removePrice: (place: number) => `Gewicht ${place} entfernen`,
  packing: 'Packen',
  cutOff: 'Am selben Tag gepackt, wenn bestellt vor',
  cutOffHint: (zone = '') =>
    `Nach der Uhr des Shops${zone && ` (${zone})`}, Montag bis Freitag: Dann beginnen die Tage, die Kunden versprochen werden.`,
  hour: (hour: string) => `${hour.padStart(2, '0')}:00 Uhr`,
  faults: {
    amount: 'Bitte geben Sie einen Betrag ein, wie 5,90',
    weight: 'Bitte geben Sie Kilogramm ein, wie 7,5',
    days: 'Bitte geben Sie eine Anzahl von Tagen ein',
  },
  weights: {
    upTo: (weight: string) => ` (bis ${weight})`,
    between: (from: string, to: string) => ` (${from} bis ${to})`,
    above: (weight: string) => ` (über ${weight})`,
  },
  changes: {
    price: (where: string, method: string, after: string, before: string) =>
      `Bestellungen nach ${where} zahlen ${after} statt ${before} für ${method}`,
    sent: (where: string, method: string, after: string) =>
      `Bestellungen nach ${where} können mit ${method} verschickt werden, für ${after}`,
    notSent: (where: string, method: string) =>
      `Bestellungen nach ${where} können nicht mehr mit ${method} verschickt werden`,
    free: (where: string, method: string, after: string) =>
      `Bestellungen nach ${where} erhalten ${method} ab ${after} kostenlos`,
    freeFrom: (where: string, method: string, after: string, before: string) =>
      `Bestellungen nach ${where} erhalten ${method} ab ${after} kostenlos statt ab ${before}`,
    neverFree: (where: string, method: string, before: string) =>
      `Bestellungen nach ${where} erhalten ${method} nie mehr kostenlos; bisher ab ${before}`,
    days: (where: string, method: string, after: string, before: string) =>
      `Bestellungen nach ${where} mit ${method} werden in ${after} statt ${before} versprochen`,
    packed: (after: string, before: string) =>
      `Am selben Tag wird gepackt, was vor ${after} bestellt wird, statt vor ${before}`,
    added: (where: string, method: string, price: string) =>
      `Bestellungen nach ${where} wird ${method} angeboten, ab ${price}`,
    removed: (where: string, method: string) => `Bestellungen nach ${where} wird ${method} nicht mehr angeboten`,
  },
  warnings: {
    nowhere: 'Es kann nichts mehr bestellt werden: Keine Zone bietet eine Versandart an.',
    empty: (where: string, zone: string) =>
      `Nach ${where} kann nichts bestellt werden: Die Zone „${zone}“ bietet keine Versandart an.`,
    lost: (where: string) => `Nach ${where} kann nichts mehr bestellt werden: Es gehört zu keiner Zone.`,
    lighter: (where: string, weight: string) =>
      `Pakete über ${weight} können nicht mehr nach ${where} verschickt werden.`,
  },
  saved: 'Die Versandeinstellungen wurden gespeichert',
  stale:
    'Jemand hat die Versandeinstellungen geändert, seit Sie sie geöffnet haben. Was Sie nicht geändert hatten, ist jetzt auf deren Stand.',
};

import { plural } from '@tessera/shared/i18n';

export const categories = {
  title: 'Kategorien',
  theCategories: 'Die Kategorien',
  count: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Kategorie`, other: `${shown} Kategorien` }),
  products: (count: number, shown: string) =>
    plural('de', count, { one: `${shown} Produkt`, other: `${shown} Produkte` }),
  keys: 'Alt mit den Pfeiltasten verschiebt die Kategorie mit dem Fokus: nach oben, nach unten, unter die vorige und wieder heraus.',
  actionsOf: (name: string) => `Aktionen für ${name}`,
  moved: (name: string) => `${name} wurde verschoben`,
  actions: {
    edit: 'Bearbeiten…',
    up: 'Nach oben',
    down: 'Nach unten',
    in: 'Unter die vorige',
    out: 'Eine Ebene heraus',
    add: 'Kategorie darunter anlegen…',
    merge: 'Mit einer anderen zusammenführen…',
    remove: 'Löschen…',
  },
  fields: {
    name: 'Name',
    slug: 'Adresse',
    slugHint: 'Die bisherige Adresse führt weiter hierher.',
    former: (slugs: string) => `Auch diese führen hierher: ${slugs}`,
    description: 'Beschreibung',
    into: 'Zusammenführen mit',
  },
  nameMissing: 'Bitte geben Sie einen Namen ein',
  add: {
    title: 'Kategorie anlegen',
    below: (name: string) => `Kategorie unter ${name} anlegen`,
    submit: 'Anlegen',
    done: 'Die Kategorie wurde angelegt',
  },
  edit: {
    title: (name: string) => `${name} bearbeiten`,
    submit: 'Speichern',
    done: 'Die Kategorie wurde gespeichert',
  },
  merge: {
    title: (name: string) => `${name} mit einer anderen Kategorie zusammenführen?`,
    text: 'Ihre Produkte und die Kategorien darunter kommen dorthin, ihre Adressen führen dorthin, und sie ist fort.',
    choose: 'Kategorie wählen',
    missing: 'Bitte wählen Sie eine Kategorie',
    submit: 'Zusammenführen',
    done: 'Die Kategorien wurden zusammengeführt',
  },
  remove: {
    title: (name: string) => `${name} löschen?`,
    text: 'Das geht, solange weder Produkte noch andere Kategorien darin sind. Ihre Adresse führt dann nirgendwohin.',
    submit: 'Löschen',
    done: 'Die Kategorie wurde gelöscht',
  },
  none: 'Noch keine Kategorien',
  noneText: 'Kategorien sind die Navigation des Shops. Legen Sie die erste an.',
};

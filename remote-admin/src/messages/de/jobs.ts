import type { StaffJob } from '@tessera/shared/contract';
import { plural } from '@tessera/shared/i18n';

const states: Record<StaffJob['state'], string> = {
  waiting: 'Wartet',
  running: 'Läuft',
  done: 'Fertig',
  stopped: 'Abgebrochen',
  failed: 'Fehlgeschlagen',
};

const orders = (count: number, shown: string): string =>
  plural('de', count, { one: `${shown} Bestellung`, other: `${shown} Bestellungen` });

const customers = (count: number, shown: string): string =>
  plural('de', count, { one: `${shown} Person`, other: `${shown} Personen` });

const products = (count: number, shown: string): string =>
  plural('de', count, { one: `${shown} Produkt`, other: `${shown} Produkte` });
/** Beginning with a preposition that asks for the dative. */
const ofProducts = (count: number, shown: string): string =>
  plural('de', count, { one: `${shown} Produkt`, other: `${shown} Produkten` });

export const jobs = {
  title: 'Aufträge',
  theJobs: 'Die Aufträge',
  theJob: 'Der Auftrag',
  count: (count: number, shown: string) => plural('de', count, { one: `${shown} Auftrag`, other: `${shown} Aufträge` }),
  states,
  kinds: {
    'orders.tag': (count: number, shown: string) => `${orders(count, shown)} mit Schlagwörtern versehen`,
    'orders.untag': (count: number, shown: string) => `Schlagwörter von ${orders(count, shown)} entfernen`,
    'orders.hold': (count: number, shown: string) => `${orders(count, shown)} anhalten`,
    'orders.release': (count: number, shown: string) => `${orders(count, shown)} freigeben`,
    'orders.ship': (count: number, shown: string) => `${orders(count, shown)} als versandt markieren`,
    'orders.mark_paid': (count: number, shown: string) => `${orders(count, shown)} als bezahlt markieren`,
    'orders.packing_slips': (count: number, shown: string) => `Lieferscheine zu ${orders(count, shown)}`,
    'orders.invoices': (count: number, shown: string) => `Rechnungen zu ${orders(count, shown)}`,
    'orders.export': (count: number, shown: string) => `${orders(count, shown)} exportieren`,
    'products.publish': (count: number, shown: string) => `${products(count, shown)} veröffentlichen`,
    'products.unpublish': (count: number, shown: string) => `${products(count, shown)} aus dem Shop nehmen`,
    'products.archive': (count: number, shown: string) => `${products(count, shown)} archivieren`,
    'products.tag': (count: number, shown: string) => `${products(count, shown)} mit Schlagwörtern versehen`,
    'products.untag': (count: number, shown: string) => `Schlagwörter von ${ofProducts(count, shown)} entfernen`,
    'products.set_category': (count: number, shown: string) => `Kategorie von ${ofProducts(count, shown)} ändern`,
    'products.reprice': (count: number, shown: string) => `Preise von ${ofProducts(count, shown)} ändern`,
    'products.set_cells': (count: number, shown: string) => `Zellen von ${ofProducts(count, shown)} schreiben`,
    'products.check_file': (count: number, shown: string) =>
      plural('de', count, { one: 'Produktdatei prüfen', other: `Produktdatei in ${shown} Teilen prüfen` }),
    'products.import_file': (count: number, shown: string) =>
      plural('de', count, { one: 'Produktdatei importieren', other: `Produktdatei importieren: ${shown} Einträge` }),
    'products.failed_rows': (count: number, shown: string) => `Zeilen von ${ofProducts(count, shown)} zum Berichtigen`,
    'products.export_whole': (count: number, shown: string) => `${products(count, shown)} ganz exportieren`,
    'products.export': (count: number, shown: string) => `${products(count, shown)} exportieren`,
    'customers.add_to_group': (count: number, shown: string) => `${customers(count, shown)} in eine Gruppe`,
    'customers.remove_from_group': (count: number, shown: string) => `${customers(count, shown)} aus einer Gruppe`,
    'customers.check_file': (count: number, shown: string) =>
      plural('de', count, { one: 'Kundendatei prüfen', other: `Kundendatei in ${shown} Teilen prüfen` }),
    'customers.import_file': (count: number, shown: string) =>
      plural('de', count, { one: 'Kundendatei importieren', other: `Kundendatei importieren: ${shown} Einträge` }),
    'customers.failed_rows': (count: number, shown: string) => `Zeilen von ${customers(count, shown)} zum Berichtigen`,
    'customers.export_whole': (count: number, shown: string) => `${customers(count, shown)} ganz exportieren`,
    'customers.export': (count: number, shown: string) => `${customers(count, shown)} exportieren`,
    'redirects.check_file': (count: number, shown: string) =>
      plural('de', count, {
        one: 'Eine Datei mit Weiterleitungen prüfen',
        other: `Eine Datei mit Weiterleitungen in ${shown} Teilen prüfen`,
      }),
    'redirects.import_file': (count: number, shown: string) =>
      plural('de', count, {
        one: 'Eine Datei mit Weiterleitungen importieren',
        other: `Eine Datei mit Weiterleitungen importieren: ${shown} Einträge`,
      }),
    'redirects.failed_rows': (count: number, shown: string) =>
      plural('de', count, {
        one: `Zeilen von ${shown} Weiterleitung zum Berichtigen`,
        other: `Zeilen von ${shown} Weiterleitungen zum Berichtigen`,
      }),
    'redirects.export_whole': (count: number, shown: string) =>
      plural('de', count, { one: `${shown} Weiterleitung exportieren`, other: `${shown} Weiterleitungen exportieren` }),
    'data.export': (count: number, shown: string) =>
      plural('de', count, { one: 'Alle Daten exportieren', other: `Alle Daten exportieren: ${shown} Einträge` }),
    'transactions.export': (count: number, shown: string) =>
      plural('de', count, { one: `${shown} Transaktion exportieren`, other: `${shown} Transaktionen exportieren` }),
  },
  another: (kind: string, shown: string) => `${kind}: ${shown}`,
  columns: {
    job: 'Auftrag',
    state: 'Stand',
    progress: 'Fortschritt',
    by: 'Gestartet von',
    at: 'Gestartet',
  },
  figures: { total: 'Gesamt', done: 'Fertig', failed: 'Fehlgeschlagen', left: 'Verbleibend' },
  progress: (done: string, total: string) => `${done} von ${total}`,
  about: (total: string) => `etwa ${total}`,
  failedCount: (count: number, shown: string) =>
    plural('de', count, { one: '1 fehlgeschlagen', other: `${shown} fehlgeschlagen` }),
  undo: 'Rückgängig machen',
  undoing: (title: string) => `Rückgängig machen: ${title}`,
  undoUntil: (day: string) =>
    `Lässt sich bis ${day} einmal rückgängig machen: Was seither niemand geändert hat, ist danach wie zuvor.`,
  undoneBy: 'Das wurde rückgängig gemacht: Stand ansehen',
  undoesOther: 'Den Auftrag ansehen, der hier rückgängig gemacht wird',
  stop: 'Abbrechen',
  stopTitle: 'Diesen Auftrag abbrechen?',
  stopText: 'Was erledigt ist, bleibt erledigt. Der Rest bleibt, wie er ist.',
  stopped: 'Der Auftrag wurde abgebrochen',
  download: 'Herunterladen',
  dismiss: (title: string) => `„${title}“ ausblenden`,
  onlyMine: 'Meine',
  everybodys: 'Alle',
  whose: 'Wessen Aufträge',
  region: 'Laufende Aufträge',
  ended: (title: string, state: string) => `${title}: ${state}`,
  none: 'Noch keine Aufträge',
  noneText:
    'Wählen Sie in einer Liste Bestellungen, Produkte oder Kunden und eine Aktion. Wie weit sie ist, steht hier.',
  toOrders: 'Zu den Bestellungen',
  rows: { label: 'Datensatz', state: 'Ergebnis', reason: 'Warum' },
  rowStates: { planned: 'Nicht erledigt', done: 'Fertig', failed: 'Fehlgeschlagen' },
  failedRows: 'Fehlgeschlagenes ansehen',
  rowViews: {
    failed: 'Fehlgeschlagen',
    planned: 'Nicht erledigt',
    done: 'Fertig',
    all: 'Alle',
  },
  theRows: 'Die Datensätze',
  noRows: {
    failed: 'Nichts ist fehlgeschlagen.',
    planned: 'Nichts ist mehr zu tun.',
    done: 'Noch ist nichts erledigt.',
    all: 'Hier ist nichts.',
  },
  whichRows: 'Datensätze',
  fileUntil: (day: string) => `Die Datei kann bis ${day} heruntergeladen werden.`,
  bulk: {
    print: 'Drucken',
    invoices: 'Rechnungen',
    slips: 'Lieferscheine',
    actions: 'Aktionen',
    wholeLead: (shown: string) => `Alle ${shown} passenden wählen`,
    whole: (shown: string) => `Alle ${shown} passenden`,
    onlyPage: 'Nur diese Seite',
    tooMany: (shown: string) =>
      `Es passen mehr als ${shown}, und mehr fasst kein Auftrag. Engen Sie den Filter ein, um alle zu wählen.`,
    tag: 'Schlagwörter hinzufügen …',
    untag: 'Schlagwörter entfernen …',
    hold: 'Anhalten …',
    release: 'Freigeben …',
    ship: 'Als versandt markieren …',
    mark_paid: 'Als bezahlt markieren …',
    titles: {
      tag: (shown: string) => `${shown}: Schlagwörter hinzufügen`,
      untag: (shown: string) => `${shown}: Schlagwörter entfernen`,
      hold: (shown: string) => `${shown} anhalten?`,
      release: (shown: string) => `${shown} freigeben?`,
      ship: (shown: string) => `${shown} als versandt markieren?`,
      mark_paid: (shown: string) => `${shown} als bezahlt markieren?`,
    },
    texts: {
      tag: 'Sie kommen zu den Schlagwörtern hinzu, die eine Bestellung hat.',
      untag: 'Bestellungen ohne sie bleiben, wie sie sind.',
      hold: 'Sie können nicht versandt werden, bis sie freigegeben sind.',
      release: 'Sie können wieder versandt werden. Was nicht angehalten ist, bleibt, wie es ist.',
      ship: 'Was von jeder Bestellung übrig ist, geht in ein Paket ohne Sendungsnummer. Die Kunden erfahren es per E-Mail.',
      mark_paid:
        'Nur für Geld, das kein Zahlungsanbieter meldet, etwa eine Überweisung. Bezahlte Bestellungen bleiben, wie sie sind.',
    },
    submits: {
      tag: 'Hinzufügen',
      untag: 'Entfernen',
      hold: 'Anhalten',
      release: 'Freigeben',
      ship: 'Als versandt markieren',
      mark_paid: 'Als bezahlt markieren',
    },
    orders,
    tags: 'Schlagwörter',
    tagsHint: 'Mehrere durch Kommas trennen.',
    tagsMissing: 'Bitte geben Sie ein Schlagwort ein',
    reason: 'Grund',
    reasonHint: 'Nur das Team liest ihn.',
    reasonMissing: 'Bitte geben Sie einen Grund ein',
    carrier: 'Versanddienst',
    carrierMissing: 'Bitte geben Sie einen Versanddienst ein',
  },
};

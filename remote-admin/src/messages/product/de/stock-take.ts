import { plural } from '@tessera/shared/i18n';

export const stockTake = {
  title: 'Inventur',
  none: 'Noch nichts zu zählen',
  noneText:
    'Setzen Sie eine Kategorie auf die Liste, oder scannen Sie einfach. Die Liste bleibt in diesem Browser, bis Sie sie abschließen.',
  noneShown: 'Nichts auf der Liste ist so.',
  changed:
    'Einiges hat sich seit dem Zählen geändert und wurde nicht gebucht. Sehen Sie es an, und schließen Sie noch einmal ab.',
  progress: (counted: string, all: string, different: string) =>
    `${counted} von ${all} gezählt, ${different} abweichend`,
  views: { label: 'Zeilen', all: 'Alle', open: 'Zu zählen', different: 'Abweichungen' },
  choose: {
    title: 'Was gezählt wird',
    more: 'Mehr auf die Liste setzen',
    category: 'Kategorie',
    everything: 'Der ganze Shop',
    search: 'Produktname oder Artikelnummer (freiwillig)',
    add: 'Auf die Liste setzen',
    nothing: 'Dazu passt nichts, was gezählt wird.',
    full: (most: string) =>
      `Die Liste ist voll: höchstens ${most} Varianten auf einmal. Schließen Sie diese ab, dann geht es weiter.`,
    rest: (most: string) => `Davon gibt es mehr: Auf der Liste ist Platz für ${most} auf einmal.`,
    next: 'Die nächsten auf die Liste setzen',
  },
  scan: {
    label: 'Artikelnummer oder Strichcode scannen oder eingeben',
    byPiece: 'Jeder Scan zählt ein Stück',
    one: (name: string, counted: string) => `${name}: ${counted}`,
    nothing: (code: string) => `Nichts im Shop trägt den Code „${code}“.`,
    untracked: (name: string) => `${name} wird nicht gezählt: Davon ist immer genug da.`,
    full: (most: string) =>
      `Die Liste ist voll: höchstens ${most} Varianten auf einmal. Schließen Sie diese zuerst ab.`,
  },
  row: {
    there: (stock: string) => `${stock} vorrätig`,
    gone: 'nicht mehr im Shop',
    open: 'Nicht gezählt',
    same: 'Wie erwartet',
    pieces: (name: string) => `Stück von ${name}`,
    less: (name: string) => `Eins weniger von ${name}`,
    more: (name: string) => `Eins mehr von ${name}`,
    remove: (name: string) => `${name} von der Liste nehmen`,
    stale: (was: string, now: string) =>
      `Beim Zählen kannte der Shop ${was}, jetzt ${now}. Zählen Sie noch einmal, oder:`,
    before: (counted: string) => `Änderte sich nach dem Zählen: ${counted}`,
  },
  finish: {
    open: 'Abschließen…',
    title: 'Inventur abschließen',
    written: (count: number, shown: string) =>
      plural('de', count, { one: `${shown} Variante wird gebucht.`, other: `${shown} Varianten werden gebucht.` }),
    same: 'Alles ist wie erwartet.',
    differences: 'Abweichungen',
    change: (from: string, to: string) => `${from} → ${to}`,
    left: (count: number, shown: string) =>
      plural('de', count, {
        one: `${shown} nicht gezählte bleibt auf der Liste.`,
        other: `${shown} nicht gezählte bleiben auf der Liste.`,
      }),
    note: 'Warum, für den Verlauf (freiwillig)',
    submit: 'Bestand berichtigen',
    done: (count: number, shown: string, changed: string) =>
      plural('de', count, {
        one: `${shown} Variante gezählt, ${changed} berichtigt`,
        other: `${shown} Varianten gezählt, ${changed} berichtigt`,
      }),
  },
  drop: {
    open: 'Leeren…',
    title: 'Liste leeren?',
    text: 'Was gezählt und nicht abgeschlossen ist, geht verloren. Der Bestand ändert sich nicht.',
    submit: 'Liste leeren',
  },
};

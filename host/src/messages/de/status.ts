import type { status as en } from '../en/status';

export const status: typeof en = {
  title: 'Status',
  intro: 'Wie es jedem Teil des Shops gerade geht. Diese Seite sieht alle paar Sekunden nach.',
  overall: {
    checking: 'Alle Teile werden geprüft …',
    ok: 'Alles funktioniert',
    degraded: 'Einige Teile haben Schwierigkeiten',
    unknown: 'Gerade ist nichts bekannt',
    down: 'Der Shop ist gerade gestört',
  },
  states: {
    checking: 'Wird geprüft',
    unknown: 'Unbekannt',
    ok: 'Funktioniert',
    degraded: 'Langsam oder unvollständig',
    down: 'Gestört',
  },
  services: 'Dienste',
  parts: 'Teile des Shops',
  names: { api: 'Shop-Dienst', database: 'Datenbank', queue: 'Hintergrundarbeit', files: 'Dateispeicher' },
  lastChecked: (time) => `Zuletzt geprüft um ${time}`,
  help: 'Ist etwas gestört, was diese Seite nicht zeigt?',
  contact: 'Schreiben Sie uns',
};

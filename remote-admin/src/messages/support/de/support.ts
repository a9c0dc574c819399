import type { AdminInquirySummary, InquiryState } from '@tessera/shared/contract';
import { plural } from '@tessera/shared/i18n';

const states: Record<InquiryState, string> = {
  new: 'Neu',
  open: 'Offen',
  waiting: 'Wartet auf den Kunden',
  solved: 'Gelöst',
  spam: 'Spam',
};

const types: Record<AdminInquirySummary['type'], string> = {
  general: 'Allgemein',
  order: 'Bestellung',
  returns: 'Rücksendung und Erstattung',
  technical: 'Technisches',
};

export const support = {
  title: 'Support',
  tabs: { label: 'Teile des Supports', inquiries: 'Anfragen', errors: 'Fehlerberichte' },
  theInquiries: 'Die Anfragen',
  inquiryNumber: (reference: string) => `Anfrage ${reference}`,
  count: (count: number, shown: string) => plural('de', count, { one: `${shown} Anfrage`, other: `${shown} Anfragen` }),
  search: 'Wörter, E-Mail oder Vorgangsnummer suchen',
  states,
  types,
  nobody: 'Niemand',
  columns: {
    subject: 'Betreff',
    sender: 'Von',
    reference: 'Vorgangsnummer',
    type: 'Thema',
    state: 'Status',
    assigned: 'Zuständig',
    created_at: 'Eingegangen',
  },
  filters: {
    state: 'Status',
    type: 'Thema',
    assigned: 'Zuständig',
    created_from: 'Eingegangen ab',
    created_to: 'Eingegangen bis',
  },
  assigned: { me: 'Ich', nobody: 'Niemand' },
  created: 'Eingegangen',
  sorts: { '-created_at': 'Neueste zuerst', created_at: 'Älteste zuerst' },
  views: {
    all: 'Alle',
    new: 'Neu',
    open: 'Offen',
    mine: 'Meine',
    waiting: 'Wartend',
    solved: 'Gelöst',
    spam: 'Spam',
  },
  none: 'Noch keine Anfragen',
  noneText: 'Wenn jemand über das Kontaktformular schreibt, erscheint es hier.',
  noMatch: 'Keine Anfrage passt',
  noMatchText: 'Versuchen Sie andere Filter oder weniger Wörter. Spam hat eine eigene Ansicht.',
  showAll: 'Alle Anfragen zeigen',
};

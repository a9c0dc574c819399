import type { footer as en } from '../en/footer';

export const footer: typeof en = {
  headline: 'Bleiben Sie über unsere Angebote auf dem Laufenden',
  promise: 'Erfahren Sie als Erste von exklusiven Angeboten, neuen Produkten und besonderen Aktionen.',
  label: 'E-Mail-Adresse für den Newsletter',
  placeholder: 'Ihre E-Mail-Adresse',
  subscribe: 'Abonnieren',
  consent: ['Mit dem Abonnieren stimmen Sie unserer ', ' zu und willigen ein, Neuigkeiten von uns zu erhalten.'],
  company: 'Unternehmen',
  service: 'Kundenservice',
  legal: 'Rechtliches',
  contact: 'Kontakt',
  social: 'Folgen Sie uns',
  pages: {
    contact: 'Kontakt',
    faq: 'Häufige Fragen',
    shipping: 'Versand',
    returns: 'Rückgabe und Umtausch',
    'size-guide': 'Größenratgeber',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    cookies: 'Cookie-Richtlinie',
    accessibility: 'Barrierefreiheit',
    imprint: 'Impressum',
  },
  leaveBlank: 'Bitte leer lassen',
};

import type { support as en } from '../en/support';

export const support: typeof en = {
  'inquiries.received': 'Vielen Dank. Wir haben Ihre Nachricht erhalten.',
  'inquiries.not_found': 'Diese Anfrage gibt es nicht.',
  'inquiries.stale': 'Jemand war schneller. Bitte sehen Sie sich an, was jetzt da ist.',
  'inquiries.not_possible': 'Das geht mit dieser Anfrage nicht.',
  'inquiries.not_possible.spam':
    'Sie ist als Spam gekennzeichnet und wird nicht beantwortet. Öffnen Sie sie zuerst wieder.',
  'inquiries.not_possible.most': ({ most }) => `Eine Anfrage hat höchstens ${most} Antworten und Notizen.`,
  'validation.failed.assignee': 'Bitte wählen Sie jemanden aus dem Team, der Anfragen beantworten darf.',
  'saved_answers.not_found': 'Diese gespeicherte Antwort gibt es nicht.',
  'saved_answers.stale': 'Jemand hat diese gespeicherte Antwort inzwischen geändert oder gelöscht.',
  'saved_answers.not_possible': ({ most }) =>
    `Es lassen sich höchstens ${most} Antworten speichern. Bitte löschen Sie einige, die niemand braucht.`,
  'validation.failed.saved_answer': 'In dieser Sprache gibt es schon eine gespeicherte Antwort mit diesem Namen.',
  'error_reports.not_found': 'Diesen Fehler gibt es nicht.',
  'error_reports.not_possible': ({ most }) => `Zu einem Fehler gibt es höchstens ${most} Notizen.`,
  'error_reports.stale': 'Jemand war schneller. Bitte sehen Sie sich an, was jetzt da ist.',
  'request.rate_limited.inquiries':
    'Uns erreichen gerade mehr Nachrichten, als wir annehmen können. Bitte versuchen Sie es später noch einmal.',
  'request.rate_limited.reports': 'Uns erreichen viele Fehlermeldungen, und wir gehen ihnen nach. Vielen Dank.',
};

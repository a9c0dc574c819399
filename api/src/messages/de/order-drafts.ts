import type { orderDrafts as en } from '../en/order-drafts';

export const orderDrafts: typeof en = {
  'order_drafts.not_found':
    'Diesen Entwurf gibt es nicht. Vielleicht wurde er gelöscht, oder 30 Tage lang hat ihn niemand geändert.',
  'order_drafts.not_found.customer': 'Dieser Kunde hat kein Konto mehr. Bitte wählen Sie neu.',
  'order_drafts.stale': 'Dieser Entwurf wurde inzwischen geändert. Bitte sehen Sie sich den jetzigen Stand an.',
  'order_drafts.changed': 'Der Betrag hat sich inzwischen geändert. Bitte sehen Sie sich den jetzigen Entwurf an.',
  'order_drafts.changed.short':
    'Jemand war schneller: Der Bestand reicht nicht mehr. Der Entwurf bleibt; bitte sehen Sie sich die Artikel an.',
  'order_drafts.changed.problem': ({ problem }) => problem,
  'order_drafts.not_possible.placed':
    'Aus diesem Entwurf ist eine Bestellung geworden. Bitte ändern Sie stattdessen die Bestellung.',
  'order_drafts.not_possible.exchange':
    'Dieser Entwurf tauscht eine Rücksendung um: Sein Kunde und der Abzug für die Ware ergeben sich daraus.',
  'order_drafts.not_possible.no_online_payment':
    'Im Shop ist keine Online-Zahlungsart eingeschaltet. Bitte wählen Sie eine andere Zahlungsart.',
  'order_drafts.not_possible.plan_needs_card':
    'Die erste Rate dieses Plans wird bei der Bestellung mit Karte bezahlt. Bitte wählen Sie einen anderen Plan oder senden Sie einen Zahlungslink.',
  'payment_links.not_found': 'Diesen Zahlungslink gibt es nicht.',
  'payment_links.ended': 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich vom Shop einen neuen geben.',
  'payment_links.nothing_owed': 'Für diese Bestellung ist nichts offen, was mit einem Link bezahlt werden könnte.',
};

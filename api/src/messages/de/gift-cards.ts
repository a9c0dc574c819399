import type { giftCards as en } from '../en/gift-cards';

export const giftCards: typeof en = {
  'gift_cards.not_found': 'Diese Geschenkkarte gibt es nicht.',
  'gift_cards.stale':
    'Jemand hat diese Geschenkkarte inzwischen geändert oder damit bezahlt. Bitte sehen Sie sich an, was jetzt da ist.',
  'gift_cards.not_possible': 'Das geht mit dieser Geschenkkarte nicht.',
  'gift_cards.not_possible.expired': 'Diese Geschenkkarte ist abgelaufen. Bitte stellen Sie eine neue aus.',
  'gift_cards.not_possible.currency':
    'Dieses Guthaben lautet auf eine andere Währung als die des Shops. Deshalb kann nichts hinzukommen.',
  'gift_cards.not_so_much': 'So viel ist nicht mehr da.',
  'gift_cards.not_so_much.most': 'Das wäre mehr, als eine Geschenkkarte oder ein Guthaben fassen darf.',
  'gift_cards.code_not_valid': 'Dieser Code ist nicht bekannt, oder auf seiner Karte ist nichts mehr.',
  'gift_cards.own_credit': 'Das ist Ihr eigenes Guthaben: Darum muss sich jemand anderes kümmern.',
  'orders.not_possible.edit_credit':
    'Diese Bestellung würde nicht mehr kosten, als schon mit Guthaben bezahlt ist. Bitte stornieren Sie sie, dann geht das Guthaben zurück.',
  'orders.not_possible.refund_credit':
    'Diese Bestellung kann nicht als Guthaben erstattet werden: Sie gehört zu keinem Konto oder wird in Raten bezahlt.',
  'validation.failed.gift_card_change': 'Bitte geben Sie einen anderen Betrag als 0 an.',
  'validation.failed.gift_card_day': 'Bitte wählen Sie einen Tag nach dem heutigen, innerhalb von zehn Jahren.',
  'validation.failed.gift_send_day': 'Bitte wählen Sie einen Tag nach dem heutigen, innerhalb eines Jahres.',
};

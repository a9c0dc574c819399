import type { coupons as en } from '../en/coupons';

export const coupons: typeof en = {
  'coupons.not_valid': ({ problem }) => problem,
  'checkout.changed.coupon': 'Der Gutschein wurde gerade aufgebraucht.',
  'coupons.not_found': 'Diesen Gutschein gibt es nicht.',
  'coupons.stale': 'Jemand hat diesen Gutschein inzwischen geändert. Bitte sehen Sie sich an, was jetzt da ist.',
  'coupons.not_possible': 'Das geht mit diesem Gutschein nicht.',
  'coupons.not_possible.used': 'Mit diesem Gutschein wurde bestellt, also bleibt er. Schalten Sie ihn stattdessen aus.',
  'coupons.not_possible.given':
    'Mit diesem Gutschein wurde bestellt, also bleibt, was er gibt. Schalten Sie ihn aus und legen Sie einen anderen an.',
  'validation.failed.coupon_value': 'Bitte geben Sie an, wie viel er gibt',
  'coupons.not_possible.most': ({ most }) =>
    `Ein Shop hat höchstens ${most} Gutscheine. Bitte löschen Sie einige, die niemand eingelöst hat.`,
  'validation.failed.coupon_code':
    'Ein Code hat 3 bis 30 Buchstaben, Ziffern, - oder _ und beginnt mit einem Buchstaben oder einer Ziffer.',
  'validation.failed.coupon_code_taken': 'Es gibt einen Gutschein mit diesem Code.',
  'validation.failed.coupon_prefix': 'Der Anfang hat 2 bis 12 Buchstaben und Ziffern.',
  'validation.failed.coupon_percent': 'Ein Prozentsatz ist größer als 0 und höchstens 100.',
  'validation.failed.coupon_amount': 'Ein Betrag ist größer als 0.',
  'validation.failed.coupon_dates': 'Das Ende muss nach dem Beginn liegen.',
  'validation.failed.coupon_uses': ({ uses }) =>
    `Er wurde schon ${uses}-mal eingelöst: Die Grenze kann nicht darunter liegen.`,
};

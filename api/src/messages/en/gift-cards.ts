/** What is said of gift cards and store credit. */
export const giftCards = {
  'gift_cards.not_found': 'There is no such gift card.',
  'gift_cards.stale': 'Somebody has changed this gift card meanwhile, or paid with it. Have a look at it as it is now.',
  'gift_cards.not_possible': 'This cannot be done with this gift card.',
  'gift_cards.not_possible.expired': 'This gift card is past its last day. Please issue another one.',
  'gift_cards.not_possible.currency':
    'This store credit is in another currency than the shop’s, so nothing can be added.',
  'gift_cards.not_so_much': 'Not so much is left there.',
  'gift_cards.not_so_much.most': 'This would be more than a gift card or a store credit may hold.',
  'gift_cards.code_not_valid': 'This code is not known, or there is nothing left on its card.',
  'gift_cards.own_credit': 'This is your own store credit: somebody else has to look after it.',
  'orders.not_possible.edit_credit':
    'This order would cost no more than store credit has paid of it. Please cancel it, so that the store credit goes back.',
  'orders.not_possible.refund_credit':
    'This order cannot be refunded to store credit: it is of nobody with an account, or paid in parts.',
  'validation.failed.gift_card_change': 'Please give an amount other than 0.',
  'validation.failed.gift_card_day': 'Please choose a day after the present one, within ten years.',
  'validation.failed.gift_send_day': 'Please choose a day after the present one, within a year.',
};

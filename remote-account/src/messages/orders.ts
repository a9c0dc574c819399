import { PAYMENT_METHOD_NAMES, type ReturnReason, type ReturnState } from '@tessera/shared/contract';
import { totalsWords } from '@tessera/shared/components';
import { defineMessages, plural } from '@tessera/shared/i18n';

type KnownEvent =
  | 'placed'
  | 'payment_authorised'
  | 'paid'
  | 'payment_failed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'undelivered'
  | 'refunded'
  | 'gift_cards_issued'
  | 'edited'
  | 'difference_paid'
  | 'difference_refunded'
  | 'invoice_corrected'
  | 'refund_failed'
  | 'return_requested'
  | 'return_approved'
  | 'return_refused'
  | 'return_received'
  | 'return_refunded'
  | 'return_exchanged';

const events: Record<KnownEvent, string> = {
  placed: 'You placed the order',
  payment_authorised: 'The payment was approved',
  paid: 'The payment has arrived',
  payment_failed: 'The payment did not work',
  shipped: 'A parcel is on its way',
  delivered: 'A parcel was delivered',
  cancelled: 'The order was cancelled',
  undelivered: 'A parcel came back to us; nothing is owed',
  refunded: 'Money was refunded',
  gift_cards_issued: 'Your gift cards were issued',
  edited: 'What you ordered was changed',
  difference_paid: 'What was added is paid',
  difference_refunded: 'The difference was refunded',
  invoice_corrected: 'Your invoice was written anew',
  refund_failed: 'A refund did not work; we are looking into it',
  return_requested: 'You asked to return something',
  return_approved: 'The return was approved',
  return_refused: 'The return was refused',
  return_received: 'What you returned has arrived',
  return_refunded: 'The return was refunded',
  return_exchanged: 'The return was exchanged',
};

/** Every message about orders. */
const en = {
  title: 'Orders',
  loading: 'Loading your orders',
  failure: 'Your orders could not be loaded',
  emptyTitle: 'You have not ordered anything yet',
  popular: 'Popular now',
  emptyText: 'What you order is listed here, with where it is and its invoice.',
  browse: 'Browse all products',
  pages: 'Pages of your orders',
  elsewhere: 'Is an order missing?',
  elsewhereLink: 'Track it by its number and e-mail address',
  placedOn: (day: string) => `Placed on ${day}`,
  items: (count: number) => plural('en', count, { one: '1 item', other: `${count} items` }),

  states: {
    awaiting_payment: 'Waiting for payment',
    payment_failed: 'Payment failed',
    preparing: 'Being prepared',
    partly_shipped: 'Partly on its way',
    shipped: 'On its way',
    delivered: 'Delivered',
    issued: 'Issued',
    returned: 'Came back to us',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },

  orderTitle: (number: string) => `Order ${number}`,
  orderLoading: 'Loading the order',
  orderFailure: 'This order could not be loaded',
  missingTitle: 'There is no such order',
  missingText: 'Check its number, or look for it among your orders.',
  toOrders: 'All orders',

  progress: 'How far it is',
  steps: {
    placed: 'Placed',
    paid: 'Paid',
    confirmed: 'Confirmed',
    shipped: 'On its way',
    delivered: 'Delivered',
    issued: 'Issued',
  },
  stepDone: 'done',
  stepNow: 'next',
  stepToCome: 'to come',
  expected: (days: string) => `Expected ${days}`,
  deliveredOn: (day: string) => `Delivered on ${day}`,
  heldUntil: (time: string) => `We keep your items until ${time}. Pay before then, or the order is cancelled.`,
  transferTitle: 'Please transfer the total',
  transferText: 'We send your order as soon as the money has arrived.',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Reference',

  actions: 'What you can do',
  pay: 'Pay now',
  invoice: 'Download invoice',
  document: {
    invoice: (number: string) => `Download invoice ${number}`,
    credit_note: (number: string) => `Download credit note ${number}`,
    cancellation: (number: string) => `Download cancellation ${number}`,
    cancelled: (number: string) => `Download cancelled invoice ${number}`,
  },
  invoiceWait: 'Your document is being made. Please try again in a moment.',
  reorder: 'Buy again',
  reordered: (count: number) =>
    plural('en', count, { one: '1 item is in your cart', other: `${count} items are in your cart` }),
  reorderedNothing: 'None of it can be bought right now',
  leftOut: 'Not in your cart',
  toCart: 'Go to cart',
  returnItems: 'Return items',
  returnUntil: (day: string) => `You can return items until ${day}.`,
  returnOver: (day: string) => `Items could be returned until ${day}.`,
  cancel: 'Cancel order',
  cancelTitle: 'Cancel this order?',
  cancelText: 'Nothing is sent, and what you have paid goes back to you.',
  cancelReason: 'Why? (optional)',
  cancelYes: 'Cancel order',
  cancelling: 'Cancelling...',
  cancelNo: 'Keep order',
  cancelled: 'Your order is cancelled',

  itemsTitle: 'Items',
  each: (price: string) => `${price} each`,
  quantity: (count: number) => `Quantity ${count}`,
  giftCard: {
    unpaid: (to: string) => `Goes to ${to} by e-mail, once it is paid`,
    planned: (to: string, day: string) => `Goes to ${to} by e-mail on ${day}`,
    mailed: (to: string) => (to === '' ? 'Sent by e-mail' : `Sent to ${to}`),
    ended: 'Ended: what you paid for it goes back',
  },
  shippedOf: (shipped: number, count: number) => `${shipped} of ${count} sent`,
  returnedOf: (count: number) => plural('en', count, { one: '1 returned', other: `${count} returned` }),

  totalsTitle: 'Summary',
  ...totalsWords,
  delivery: 'Delivery',
  refunded: 'Refunded',
  deliverTo: 'Delivery address',
  billTo: 'Billing address',
  sameAddress: 'The same as the delivery address',
  paymentTitle: 'Payment',
  methods: PAYMENT_METHOD_NAMES,
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  payments: {
    awaiting: 'Not paid yet',
    authorised: 'Confirmed',
    paid: 'Paid',
    partially_paid: 'Partly paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    failed: 'Did not work',
  },
  stillOwed: (amount: string) => `${amount} is still to be paid`,
  noteTitle: 'Your note',

  parcelsTitle: 'Parcels',
  parcel: (index: number, count: number) => (count > 1 ? `Parcel ${index} of ${count}` : 'Parcel'),
  sentBy: (carrier: string, day: string) => `Sent by ${carrier} on ${day}`,
  trackParcel: 'Track parcel',
  trackingNumber: 'Tracking number',
  newWindow: 'opens in a new window',

  historyTitle: 'What has happened',
  events,
  ofAmount: (amount: string) => `: ${amount}`,

  scheduleTitle: 'Payment plan',
  instalment: (number: number) => `Part ${number}`,
  due: (day: string) => `Due ${day}`,
  instalmentStates: { paid: 'Paid', open: 'Open', due: 'Due', overdue: 'Overdue' },
  instalmentDropped: 'Nothing to pay',
  paidOf: (paid: string) => `${paid} paid`,
  toPayLater: 'Pay or see all plans',
  toPlans: 'See all plans',

  returnsTitle: 'Returns',
  returnTitle: (number: string) => `Return ${number}`,
  returnStates: {
    requested: 'Being looked at',
    approved: 'Approved',
    refused: 'Refused',
    received: 'Arrived',
    refunded: 'Refunded',
    exchanged: 'Exchanged',
  } satisfies Record<ReturnState, string>,
  returnSteps: {
    requested: 'We answer within two working days.',
    approved: 'Please send the items back and write the number of the return on the parcel.',
    refused: 'We cannot take these items back.',
    received: 'Your parcel is here. The refund follows.',
    refunded: 'The money is on its way to you.',
    exchanged: 'You get something else in its place.',
  } satisfies Record<ReturnState, string>,
  sendTo: 'Send it to',
  returnMessage: 'What the shop says',
  yourWords: 'What you wrote',
  yourPictures: 'Your pictures',
  pictureOf: (index: number) => `Picture ${index}`,
  replacement: 'Exchanged for order',
  refundOf: (amount: string) => `Refund ${amount}`,
  arrivedOf: (count: number, asked: number) => `${count} of ${asked} arrived`,
  reasons: {
    damaged: 'It arrived damaged',
    wrong_item: 'It is not what I ordered',
    not_as_described: 'It is not as described',
    does_not_fit: 'It does not fit',
    arrived_late: 'It arrived too late',
    changed_mind: 'I changed my mind',
    other: 'Another reason',
  } satisfies Record<ReturnReason, string>,

  formLoading: 'Loading the form',
  formFailure: 'The form could not be loaded',
  formTitle: 'Return items',
  formText: 'Choose what you want to send back and tell us why.',
  choose: (name: string) => `Return ${name}`,
  howMany: (name: string) => `How many of ${name}`,
  reason: 'Why do you return it?',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Please choose a reason',
  nothingChosen: 'Please choose at least one item',
  nothingLeft: 'Nothing of this order can be returned any more.',
  comment: 'Anything else we should know? (optional)',
  commentHint: 'For example what is damaged.',
  pictures: 'Pictures (optional)',
  picturesHint: 'At most 5.',
  addPicture: 'Add a picture',
  addingPicture: 'Adding...',
  removePicture: (index: number) => `Remove picture ${index}`,
  submit: 'Ask for the return',
  submitting: 'Sending...',
  requested: 'We have received your return request',

  trackTitle: 'Track an order',
  trackText: 'Enter the number of your order and the e-mail address that it was placed with. You need not sign in.',
  trackNumber: 'Order number',
  trackNumberHint: 'You find it in the mail that confirmed your order.',
  trackEmail: 'E-mail address',
  trackNotFound: 'We find no order with this number and e-mail address. Please check both.',
  trackNumberMissing: 'Order number is required',
  trackEmailMissing: 'Email is required',
  track: 'Find order',
  tracking: 'Looking...',
  trackAgain: 'Track another order',
  goesTo: 'Goes to',
};

export const ordersMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-orders" */ './de/orders').then((module) => module.orders),
});

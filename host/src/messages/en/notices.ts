import type { StaffNotice } from '@tessera/shared/contract';

/** What a notice says of itself, ready to be shown. */
export interface NoticeFacts {
  number: string;
  /** with its currency */
  money: string;
  /** a day in words */
  day: string;
  name: string;
  sku: string;
  stock: number;
  won: boolean;
  agreed: boolean;
  done: number;
  failed: number;
  stopped: boolean;
  /** of the payment provider: its name, and its own number */
  provider: string;
  reference: string;
  /** of a remote: what was taken back, and what is live */
  version: string;
  former: string;
}

type Sentences = Record<StaffNotice['kind'], (facts: NoticeFacts) => string>;

const kinds: Sentences = {
  order_placed: ({ number, money }) => `New order ${number} for ${money}`,
  payment_failed: ({ number, money }) => `The payment of ${money} for order ${number} failed`,
  capture_failed: ({ number, money }) => `Taking ${money} for order ${number} failed`,
  refund_failed: ({ number, money }) => `The refund of ${money} for order ${number} failed`,
  money_waits: ({ number, money }) => `${money} of order ${number} wait: the payment provider does not answer`,
  instalment_returned: ({ number, money }) =>
    `${money} of order ${number} are open again: a payment was given back, or taken back`,
  payment_unknown: ({ provider, reference }) =>
    `The payment provider (${provider}) tells of a payment that no order has: ${reference}`,
  dispute_opened: ({ number, money }) => `The payment of ${money} for order ${number} is disputed`,
  credit_disputed: ({ number, money }) => `Order ${number} is disputed, and ${money} of it are store credit by now`,
  dispute_closed: ({ number, won }) => `The dispute about order ${number} was ${won ? 'won' : 'lost'}`,
  return_requested: ({ number }) => `A return was requested for order ${number}`,
  inquiry_received: ({ reference }) => `A message has arrived: ${reference}`,
  stock_low: ({ name, sku, stock }) =>
    stock > 0 ? `${stock} left of ${name} (${sku})` : `${name} (${sku}) is sold out`,
  application_waiting: () => 'An application for pay later waits for a decision',
  instalment_overdue: ({ number, money, day }) => `${money} of order ${number} was due on ${day}`,
  second_person_needed: ({ number, money }) =>
    `${money} of order ${number} are to be waived or written off: a second person is asked`,
  request_decided: ({ number, money, agreed }) =>
    `${agreed ? 'Agreed to' : 'Not agreed to'}: ${money} of order ${number} that you asked to waive or write off`,
  release_ended: ({ name, version, former }) => `${name} ${version} was taken back: it failed where ${former} does not`,
  job_finished: ({ done, failed, stopped }) =>
    `A job ${stopped ? 'was stopped' : 'is finished'}: ${done} done${failed > 0 ? `, ${failed} failed` : ''}`,
};

/** The bell of the back office, and the numbers beside its pages. */
export const notices = {
  title: 'Notices',
  bell: (unread: string) => (unread ? `Notices, ${unread} unread` : 'Notices'),
  unread: 'Unread',
  none: 'No notices yet.',
  failed: 'Your notices could not be loaded.',
  retry: 'Try again',
  markAll: 'Mark all as read',
  waiting: (count: string) => `${count} waiting`,
  kinds,
};

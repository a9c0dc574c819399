import type { ReturnReason, ReturnState } from '@tessera/shared/contract';
import { defineMessages } from '@tessera/shared/i18n';

const states: Record<ReturnState, string> = {
  requested: 'To decide',
  approved: 'On its way',
  refused: 'Refused',
  received: 'To refund',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
};

const reasons: Record<ReturnReason, string> = {
  damaged: 'Damaged or faulty',
  wrong_item: 'Wrong item',
  not_as_described: 'Not as described',
  does_not_fit: 'Does not fit',
  arrived_late: 'Arrived late',
  changed_mind: 'Changed their mind',
  other: 'Other',
};

/** What a return’s states and reasons are called, wherever one is shown. */
const en = { title: 'Returns', returnNumber: (number: string) => `Return ${number}`, states, reasons };

export const returnWords = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-returns" */ './de/return-words').then((module) => module.words),
});

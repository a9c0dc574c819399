import type { ReturnReason, ReturnState } from '@tessera/shared/contract';

const states: Record<ReturnState, string> = {
  requested: 'Zu entscheiden',
  approved: 'Unterwegs',
  refused: 'Abgelehnt',
  received: 'Zu erstatten',
  refunded: 'Erstattet',
  exchanged: 'Umgetauscht',
};

const reasons: Record<ReturnReason, string> = {
  damaged: 'Beschädigt oder fehlerhaft',
  wrong_item: 'Falscher Artikel',
  not_as_described: 'Nicht wie beschrieben',
  does_not_fit: 'Passt nicht',
  arrived_late: 'Zu spät gekommen',
  changed_mind: 'Anders überlegt',
  other: 'Sonstiges',
};

export const words = {
  title: 'Rücksendungen',
  returnNumber: (number: string) => `Rücksendung ${number}`,
  states,
  reasons,
};

import type { Return, ReturnReason } from '@tessera/shared/contract';

/** What is chosen of one line; without a reason it cannot be sent. */
export interface Choice {
  quantity: number;
  reason: ReturnReason | '';
}

/** By the line's id; a line that is not in it is kept. */
export type Choices = Readonly<Record<string, Choice>>;

export interface ChoiceErrors {
  /** nothing was chosen at all */
  nothing: boolean;
  /** lines without a reason */
  reasons: string[];
}

/** What is missing before the return can be asked for. */
export function checkChoices(choices: Choices): ChoiceErrors {
  const lines = Object.entries(choices);
  return { nothing: lines.length === 0, reasons: lines.filter(([, { reason }]) => reason === '').map(([id]) => id) };
}

/** The lines as the API takes them. */
export function returnItems(
  choices: Choices,
): Pick<Return['items'][number], 'order_item_id' | 'quantity' | 'reason'>[] {
  return Object.entries(choices).flatMap(([order_item_id, { quantity, reason }]) =>
    reason === '' ? [] : [{ order_item_id, quantity, reason }],
  );
}

/** Why something is sent back, in the order in which it is offered; the API takes these and no others. */
export const RETURN_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'does_not_fit',
  'arrived_late',
  'changed_mind',
  'other',
] as const;

import type { AdminGiftCardRecord } from '@tessera/shared/contract';

export type GiftCardAction = 'adjust' | 'send' | 'disable' | 'enable';

/** What can be done with a card, as it stands: its switch is the one of the two that makes a difference. */
export const actionsOf = ({ state }: Pick<AdminGiftCardRecord, 'state'>): GiftCardAction[] => [
  'adjust',
  'send',
  state === 'disabled' ? 'enable' : 'disable',
];

/** Why something cannot be done with a card, as its words are named; undefined where it can. */
export function blockOf(
  action: GiftCardAction,
  { state, email }: Pick<AdminGiftCardRecord, 'state' | 'email'>,
): 'expired' | 'disabled' | 'used_up' | 'forgotten' | undefined {
  if (state === 'expired') return 'expired';
  if (action !== 'send') return undefined;
  if (state !== 'active') return state;
  return email === '' ? 'forgotten' : undefined;
}

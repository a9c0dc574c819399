import { actionsOf, blockOf } from './gift-card.model';

const card = { state: 'active' as const, email: 'mina@example.com' };

test('nothing is done with a card that is past its last day', () => {
  for (const action of actionsOf({ state: 'expired' }))
    expect(blockOf(action, { ...card, state: 'expired' })).toBe('expired');
});

test('a code is sent for a card that can be paid with, to an address that is known', () => {
  expect(blockOf('send', card)).toBeUndefined();
  expect(blockOf('send', { ...card, state: 'disabled' })).toBe('disabled');
  expect(blockOf('send', { ...card, state: 'used_up' })).toBe('used_up');
  expect(blockOf('send', { ...card, email: '' })).toBe('forgotten');
  expect(blockOf('adjust', { ...card, state: 'used_up', email: '' })).toBeUndefined();
});

test('a card is disabled, or enabled where it is', () => {
  expect(actionsOf(card)).toContain('disable');
  expect(actionsOf({ state: 'disabled' })).toEqual(['adjust', 'send', 'enable']);
});

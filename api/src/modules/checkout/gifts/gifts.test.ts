import type { ChosenGift } from '../../../infra/database/tables/gifts';
import { giftsFor, giftsOfLine, withGift } from './gifts';

const to = { email: 'ada@example.com', name: 'Ada', message: '', send_on: null };
const gift = (variant_id: string, piece: number): ChosenGift => ({ variant_id, piece, ...to });
const line = { variant_id: 'a', quantity: 3, gift_card: true };

describe('gifts of a checkout', () => {
  test('are one for each piece, the latest of them, and no more than can be bought at once', () => {
    const changed = withGift([gift('a', 1), gift('a', 2)], gift('a', 1), { ...to, name: 'Grace' });
    expect(changed).toEqual([gift('a', 2), { ...gift('a', 1), name: 'Grace' }]);
    expect(withGift(changed, gift('a', 2), null)).toEqual([{ ...gift('a', 1), name: 'Grace' }]);
    const many = Array.from({ length: 60 }, (_, index) => gift('b', index + 1)).reduce(
      (chosen, one) => withGift(chosen, one, to),
      [] as ChosenGift[],
    );
    expect([many.length, many.at(-1)?.piece]).toEqual([50, 60]);
  });

  test('are for pieces of gift cards that are bought', () => {
    const chosen = [gift('a', 3), gift('a', 4), gift('b', 1)];
    expect(giftsFor([line, { variant_id: 'b', quantity: 1, gift_card: false }], chosen)).toEqual([gift('a', 3)]);
    expect(giftsOfLine(line, chosen)).toEqual([null, null, to]);
    expect(giftsOfLine({ ...line, variant_id: 'c' }, chosen)).toBeNull();
  });
});

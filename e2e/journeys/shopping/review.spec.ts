import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { MyReview } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { buyByApi, createBuyer } from '../../support/people/buyer';
import { linkIn, mailTo } from '../../support/people/mail';
import { callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const WIDTH = 4000;
const HEIGHT = 3000;
/** What the server takes, bytes (docs/product.md §4). */
const MOST_BYTES = 5 * 1024 * 1024;

/** As heavy as what telephones take: nothing in it can be pressed together. */
const photograph = (): Promise<Buffer> =>
  sharp(randomBytes(WIDTH * HEIGHT * 3), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();

test('a review is written with a telephone’s picture, changed, and taken back', DRILL, async ({ page, shopper }) => {
  const buyer = await createBuyer();
  await buyByApi(buyer);
  await shopper.visit(linkIn(await mailTo(buyer.email, /confirm your e-mail/), '/auth/verify-email'));
  await shopper.arriveSignedIn(buyer.tokens);
  await shopper.visit('/products/ember-mug');
  const write = shopper.main.getByRole('button', { name: 'Write a review' });
  // what is below the first screen comes to life when it is seen
  await write.scrollIntoViewIfNeeded();
  await shopper.press(write);
  const form = page.getByRole('dialog', { name: 'Write a review' });
  await form.getByRole('radio', { name: '4 of 5: Very good' }).check();
  await form.getByLabel('Your review').fill('Heavy in the hand.');

  const heavy = await photograph();
  expect(heavy.length).toBeGreaterThan(MOST_BYTES);
  await form.getByLabel('Add a picture').setInputFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: heavy });
  await expect(form.getByRole('button', { name: 'Take off picture 1' })).toBeVisible({ timeout: 20_000 });
  await form.getByRole('button', { name: 'Send review' }).click();

  const state = shopper.main.getByText('Your review waits to be checked; then everybody can read it.');
  await expect(state).toBeFocused();
  const { review } = await callJson<MyReview>('products/ember-mug/my-review', { token: buyer.tokens.access });
  expect(review?.pictures).toMatchObject([{ width: 2000, height: 1500 }]);

  await shopper.main.getByRole('button', { name: 'Change review' }).click();
  const change = page.getByRole('dialog', { name: 'Change your review' });
  await expect(change.getByLabel('Your review')).toHaveValue('Heavy in the hand.');
  expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
  await change.getByLabel('Your review').fill('Heavy in the hand, and warm.');
  await change.getByRole('button', { name: 'Send review' }).click();
  await expect(change).toBeHidden();
  const changed = await callJson<MyReview>('products/ember-mug/my-review', { token: buyer.tokens.access });
  expect(changed.review).toMatchObject({ body: 'Heavy in the hand, and warm.', picture_ids: review?.picture_ids });

  await shopper.main.getByRole('button', { name: 'Remove review' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your review?' });
  await question.getByRole('button', { name: 'Remove review' }).click();
  await expect(shopper.main.getByRole('button', { name: 'Write a review' })).toBeFocused();
});

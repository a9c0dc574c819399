import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { PictureFailed, PictureLate } from '../../infra/pictures/drawing-process';
import { createSentPictures } from './sent-pictures.service';

const shop = forAllTests(startTestShop, 120_000);

it.each([
  [
    'took too long may be whole, and can be sent again',
    new PictureLate(),
    { code: 'server.busy', status: 503, retry_after: 5 },
  ],
  [
    'cannot be read is none',
    new PictureFailed('Input buffer has corrupt header'),
    { code: 'uploads.not_a_picture', status: 422 },
  ],
])('a picture that %s', async (_, failure, told) => {
  const { db, files, clock } = shop.infra;
  const run = () => Promise.reject(failure);
  const sent = createSentPictures({ db, files, clock, pictures: { run, make: run } });
  await expect(sent.draw(Buffer.from(''))).rejects.toMatchObject(told);
});

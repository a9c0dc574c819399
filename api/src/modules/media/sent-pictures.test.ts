import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { PictureFailed, PictureLate } from '../../infra/pictures/drawing-process';
import { createSentPictures } from './sent-pictures.service';
import { createStoredVideos } from './stored-videos.service';

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

it.each([
  ['is not made in time may be whole', new PictureLate(), 'server.busy', 503, 'not prepared in time'],
  ['is read to a fault is damaged', new PictureFailed('damaged'), 'uploads.not_a_video', 422, 'is damaged'],
  ['the process dies over is, too', new PictureFailed('It ended'), 'uploads.not_a_video', 422, 'is damaged'],
])('a video that %s', async (_, failure, code, status, words) => {
  const { db, files, clock } = shop.infra;
  const videos = createStoredVideos({ db, files, clock, pictures: { make: () => Promise.reject(failure) } });
  const error = await videos.make(Buffer.from('')).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code, status });
  expect(String(error)).toContain(words);
});

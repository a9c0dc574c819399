import type { ProductRecord } from '@tessera/shared/contract';
import { problem, type MockHandler } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { productChecks, productRecord } from '../../../testing/goods/product-fixtures';
import { writesOf } from '../../../testing/staff-page';
import { renderProduct } from '../testing/render-product';

const image = (name: string) => ({
  ...{ src: `/media/${name}.webp`, width: 80, height: 60, alt: '', tone: '#888888', widths: [] },
});
const pictures = ['a', 'b'].map((letter) => ({
  id: `019ab000-0000-7000-8000-00000000000${letter}`,
  alt: `Picture ${letter}`,
  words: { de: { alt: '' } },
  image: image(letter),
}));
const draft = productRecord({ pictures });
const PATH = `admin/products/${draft.id}`;
const video: ProductRecord['video'] = {
  id: '019ab000-0000-7000-8000-0000000000ff',
  src: '/media/0123456789abcdef.mp4',
  type: 'video/mp4',
  width: 640,
  height: 640,
  duration_ms: 8000,
  bytes: 300_000,
  label: '',
  words: { de: { label: '' } },
  place: 1,
  poster_id: null,
  poster: null,
};

const renderEdit = (api: Record<string, MockHandler>, shown: ProductRecord = draft) =>
  renderProduct(shown, { [`GET ${PATH}/sale-checks`]: productChecks('active'), ...api });
const saved =
  (changes: Partial<ProductRecord>) =>
  ({ body }: { body: unknown }) => ({ ...draft, ...changes, version: Number(Object(body).version) + 1 });
const mp4 = (name: string) => new File(['x'], name, { type: 'video/mp4' });

test('a video is sent, or refused with why; then it is described, placed and given a picture, and saved with the product', async () => {
  let sent = 0;
  const { user, calls } = renderEdit({
    [`POST ${PATH}/video`]: () => {
      sent += 1;
      if (sent === 1) return problem(422, { code: 'uploads.not_a_video', message: 'The video is too long.' });
      return { ...draft, version: 2, video };
    },
    [`PUT ${PATH}/pictures`]: saved({ video: { ...video, label: 'It turns', place: 2 } }),
  });
  await user.upload(await screen.findByLabelText('Add a short video'), mp4('long.mp4'));
  expect(await screen.findByText('long.mp4: The video is too long.')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Add a short video'), mp4('short.mp4'));
  expect(await screen.findByLabelText('The video')).toHaveAttribute('src', video.src);
  expect(screen.getByText('8 s, 640 × 640 px, 0.3 MB')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('What the video shows'), 'It turns');
  await user.type(screen.getByLabelText('What the video shows, in German'), 'Er dreht sich');
  await user.selectOptions(screen.getByLabelText('Place'), 'After picture 2');
  await user.selectOptions(screen.getByLabelText('Picture that stands for it'), 'Picture 2: Picture b');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writesOf(calls, '/presence', '/products/ember-mug').at(-1)?.body).toMatchObject({
      version: 2,
      video: {
        label: 'It turns',
        words: { de: { label: 'Er dreht sich' } },
        place: 2,
        poster_id: pictures[1]?.id,
      },
    }),
  );
});

test('one that is dropped among the pictures is sent as a video, a larger one than 8 MB not at all', async () => {
  const { calls } = renderEdit({ [`POST ${PATH}/video`]: { ...draft, version: 2, video } });
  const field = await screen.findByLabelText('Add a short video');
  fireEvent.drop(field, { dataTransfer: { files: [mp4('short.mp4')] } });
  expect(await screen.findByText('short.mp4: Added')).toBeInTheDocument();
  const large = mp4('large.mp4');
  Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
  fireEvent.drop(field, { dataTransfer: { files: [large] } });
  expect(await screen.findByText('large.mp4: The file is larger than 8 MB.')).toBeInTheDocument();
  expect(writesOf(calls, '/presence', '/products/ember-mug')).toHaveLength(1);
});

test('it is taken off when the product is saved; where the browser draws no moment of it, that is said', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user, calls } = renderEdit({ [`PUT ${PATH}/pictures`]: saved({ video: null }) }, { ...draft, video });
  await user.click(await screen.findByRole('button', { name: 'Use this moment of the video' }));
  expect(await screen.findByText(/This browser cannot take a picture/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take off the video' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writesOf(calls, '/presence', '/products/ember-mug').at(-1)?.body).toMatchObject({ video: null }),
  );
});

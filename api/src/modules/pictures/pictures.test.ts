import type { Image, Problem, Product, ProductList, ProductRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { aProductDesk } from '../products/testing/product-desk';
import { drawPicture, sendPicture } from './testing/picture-form';

jest.setTimeout(60_000);
const shop = forAllTests(startTestShop);
const desk = forAllTests(() => aProductDesk(shop));

const send = (url: string, content: Buffer, headers: object) => sendPicture(shop, url, content, { headers });

const setFocus = (id: string | undefined, payload: object, headers: object = desk.headers) =>
  shop.app.inject({ method: 'PUT', url: `/api/admin/pictures/${id}/focus`, headers: { ...headers }, payload });

it('what matters of a picture is told with it to everybody who shows it, until it is the middle again', async () => {
  const content = await drawPicture();
  const [one, other] = [await desk.make(), await desk.make()];
  for (const { id } of [one, other]) await send(`admin/products/${id}/pictures`, content, desk.headers);
  const shown = await Promise.all([one, other].map(({ id }) => desk.show(id)));
  for (const record of shown) await desk.edit(await desk.stock(record), { status: 'active' });
  const picture = shown[0]?.pictures[0];
  const seen = async () => {
    const get = async <T>(url: string) => (await shop.app.inject({ url: `/api/${url}` })).json<T>();
    const pages = await Promise.all([one, other].map(({ slug }) => get<Product>(`products/${slug}`)));
    const cards = await get<ProductList>(`products/cards?ids=${one.id}`);
    return [...pages.map(({ images }) => images[0]?.focus), cards.items[0]?.image?.focus];
  };
  expect(await seen()).toEqual([undefined, undefined, undefined]);

  const focus = { x: 20, y: 80 };
  const answer = await setFocus(picture?.id, focus);
  expect([answer.statusCode, answer.json<Image>()]).toEqual([200, { ...picture?.image, alt: '', focus }]);
  await eventually(async () => (await seen()).every((point) => point?.x === 20 && point.y === 80));
  expect((await desk.show(other.id)).pictures[0]?.image.focus).toEqual(focus);
  const [logged] = await desk.audited(picture?.id ?? '');
  expect(logged).toMatchObject({
    action: 'pictures.set_focus',
    before: { focus: '' },
    after: { focus: '20 %, 80 %' },
  });

  await setFocus(picture?.id, { x: 50, y: 50 });
  await eventually(async () => (await seen()).every((point) => point === undefined));
});

it('a point outside of the picture, one that there is not, and what a visitor has sent are refused', async () => {
  const product = (
    await send(`admin/products/${(await desk.make()).id}/pictures`, await drawPicture(), desk.headers)
  ).json<ProductRecord>();
  expect((await setFocus(product.pictures[0]?.id, { x: 101, y: 0 })).statusCode).toBe(422);
  expect((await setFocus(newId(), { x: 1, y: 1 })).json<Problem>().code).toBe('catalogue.picture_not_found');
  const visitor = await signIn(shop);
  await send('uploads?kind=review', await drawPicture(), visitor.headers);
  const theirs = await shop.infra.db
    .selectFrom('uploads')
    .select('image_id')
    .where('kind', '=', 'review')
    .executeTakeFirst();
  expect((await setFocus(theirs?.image_id, { x: 1, y: 1 })).statusCode).toBe(404);
  expect((await setFocus(product.pictures[0]?.id, { x: 1, y: 1 }, visitor.headers)).statusCode).toBe(403);
});

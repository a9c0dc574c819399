import { sql } from 'kysely';
import type {
  AdminCategoryList,
  AdminPicture,
  AdminPictureList,
  Home,
  HomeSettings,
  PictureDeletions,
  Problem,
  Product,
  ProductRecord,
} from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { aProductDesk } from '../../products/testing/product-desk';
import { fillOrders } from '../../orders/testing/many-orders';
import { createDeriveService } from '../../media/derive.service';
import { drawPicture, sendPicture } from '../testing/picture-form';

jest.setTimeout(120_000);
const shop = forAllTests(startTestShop);
const desk = forAllTests(() => aProductDesk(shop));

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const ask = (method: Method, path: string, payload?: object, headers: object = desk.headers) =>
  shop.app.inject({ method, url: `/api/${path}`, headers: { ...headers }, ...(payload && { payload }) });
const read = async <T>(path: string, headers?: object) => (await ask('GET', path, undefined, headers)).json<T>();
const list = async (query = '') => (await read<AdminPictureList>(`admin/pictures?${query}`)).items;
const found = async (query: string) => (await list(query)).map(({ id }) => id);

/** A picture in the library that nothing shows. */
async function put(name: string, content?: Buffer): Promise<AdminPicture> {
  const form = { headers: desk.headers, name };
  return (await sendPicture(shop, 'admin/pictures', content ?? (await drawPicture()), form)).json<AdminPicture>();
}
const show = (id: string) => read<AdminPicture>(`admin/pictures/${id}`);
const choose = (product: { id: string }, picture_ids: string[]) =>
  ask('POST', `admin/products/${product.id}/pictures/choice`, { picture_ids });
const remove = async (...ids: string[]) =>
  (await ask('POST', 'admin/pictures/deletions', { ids })).json<PictureDeletions>();
const edit = ({ id, version, name }: AdminPicture, said: object) =>
  ask('PATCH', `admin/pictures/${id}`, { version, name, alt: '', words: { de: { alt: '' } }, ...said });
const fileOf = ({ image }: Pick<AdminPicture, 'image'>) => `media/${image.src.split('/').at(-1)}`;

async function makeCategory(name: string): Promise<string> {
  const { items } = (await ask('POST', 'admin/categories', { name })).json<AdminCategoryList>();
  return items.find((one) => one.name === name)?.id ?? '';
}

/** Puts a picture on the home page, in a section of its own. */
async function putOnHomePage(image_id: string) {
  const { sections, version } = await read<HomeSettings>('admin/home');
  const words = { en: 'Made slowly', de: '' };
  const none = { en: '', de: '' };
  const place = { language: null, from: null, until: null, to: null, quiet_side: 'left' };
  const hero = { ...place, id: `h-${image_id}`, kind: 'hero', title: words, text: none, label: none, image_id };
  const others = sections.map(({ image: _, ...section }) => section);
  return ask('PUT', 'admin/home', { version, sections: [...others, hero] });
}

describe('the library of pictures (docs/product.md §4)', () => {
  it('holds what was sent, by its name, and tells what shows it', async () => {
    const sent = await put('wide\tmug.png');
    expect(sent).toMatchObject({ name: 'widemug.png', alt: '', uses: [], more_uses: [], version: 1 });
    expect([sent.image.width, sent.image.height, sent.bytes > 0]).toEqual([80, 60, true]);
    const product = await desk.make();
    const record = (await choose(product, [sent.id])).json<ProductRecord>();
    const [variant] = record.variants;
    await desk.setVariants(record, {
      options: [],
      variants: [{ id: variant?.id, sku: 'PIC-77', regular_price: 900, image_id: sent.id }],
    });
    const category_id = await makeCategory('Pictured things');
    await ask('PUT', `admin/categories/${category_id}/picture/choice`, { picture_id: sent.id });
    expect((await putOnHomePage(sent.id)).statusCode).toBe(200);
    expect((await show(sent.id)).uses).toEqual([
      { kind: 'product', id: product.id, name: product.name },
      { kind: 'variant', id: product.id, name: 'PIC-77' },
      { kind: 'category', id: category_id, name: 'Pictured things' },
      { kind: 'home', id: `h-${sent.id}`, name: 'Made slowly' },
    ]);
    for (const use of ['product', 'variant', 'category', 'home']) expect(await found(`use=${use}`)).toEqual([sent.id]);
    expect(await found('use=none')).not.toContain(sent.id);
  });

  it('keeps the picture that stands for a video', async () => {
    const sent = await put('poster.png');
    const product = await desk.make();
    const { db, clock } = shop.infra;
    const file = { ext: 'mp4' as const, bytes: 1, width: 64, height: 48, duration_ms: 1000 };
    const video = { ...file, id: newId(), hash: newId(), created_at: clock.now(), unused_since: null };
    await db.insertInto('videos').values(video).execute();
    await db
      .insertInto('product_videos')
      .values({ product_id: product.id, video_id: video.id, poster_id: sent.id })
      .execute();
    expect((await show(sent.id)).uses).toEqual([{ kind: 'video', id: product.id, name: product.name }]);
    expect(await found('use=video')).toEqual([sent.id]);
    expect(await found('use=none')).not.toContain(sent.id);
  });

  it('is searched by name, description, product, SKU and category', async () => {
    const sent = await put('lighthouse.png');
    const product = await desk.make();
    const record = (await choose(product, [sent.id])).json<ProductRecord>();
    const described = await desk.call('PUT', `/${product.id}/pictures`, {
      version: record.version,
      pictures: [{ id: sent.id, alt: 'A tall tower', words: { de: { alt: 'Ein hoher Turm' } } }],
    });
    const [variant] = described.json<ProductRecord>().variants;
    for (const search of ['LIGHTH', 'tall tow', 'hoher turm', product.slug, variant?.sku ?? '']) {
      expect([search, await found(`search=${encodeURIComponent(search)}`)]).toEqual([search, [sent.id]]);
    }
    expect(await found('search=nothing%20like%20it')).toEqual([]);
    const category = await put('shelf.png');
    const category_id = await makeCategory('Driftwood');
    await ask('PUT', `admin/categories/${category_id}/picture/choice`, { picture_id: category.id });
    expect(await found('search=driftw')).toEqual([category.id]);
  });

  it('is paged by place and counted', async () => {
    const names = ['page-a.png', 'page-b.png', 'page-c.png'];
    for (const name of names) await put(name);
    const first = await read<AdminPictureList>('admin/pictures?search=page-&sort=name&page_size=2');
    const next = await read<AdminPictureList>(
      `admin/pictures?search=page-&sort=name&page_size=2&after=${encodeURIComponent(first.next_cursor ?? '')}`,
    );
    expect([first.total, first.total_is_exact, next.next_cursor]).toEqual([3, true, null]);
    expect([...first.items, ...next.items].map(({ name }) => name)).toEqual(names);
    expect((await list('search=page-')).map(({ name }) => name)).toEqual([...names].reverse());
  });

  it('does not hold what visitors have sent, until the shop itself takes the same picture', async () => {
    const visitor = await signIn(shop);
    const content = await drawPicture();
    await sendPicture(shop, 'uploads?kind=review', content, { headers: visitor.headers, name: 'theirs.png' });
    expect(await found('search=theirs')).toEqual([]);
    const ours = await put('ours.png', content);
    expect(await found('search=ours')).toEqual([ours.id]);
    await sql`update uploads set created_at = created_at - interval '2 days'`.execute(shop.infra.db);
    await shop.services.uploads.removeUnused();
    expect(await shop.infra.files.exists(fileOf(ours))).toBe(true);
    expect(await found('search=ours')).toEqual([ours.id]);
  });

  it('is read by who may read products and written by who may write them', async () => {
    const reader = await signIn(shop, 'ADMIN');
    await appoint(shop, reader.user_id, 'read_only');
    const sent = await put('rights.png');
    expect((await ask('GET', 'admin/pictures', undefined, reader.headers)).statusCode).toBe(200);
    const refused = await ask('POST', 'admin/pictures/deletions', { ids: [sent.id] }, reader.headers);
    expect(refused.statusCode).toBe(403);
    expect((await ask('GET', `admin/pictures/${newId()}`)).json<Problem>().code).toBe('catalogue.picture_not_found');
  });
});

describe('what a picture shows', () => {
  it('is said in each language wherever a product says nothing else, within two seconds, and is in the log', async () => {
    const sent = await put('said.png');
    expect(await found('is_described=false')).toContain(sent.id);
    const product = await desk.make();
    const record = (await choose(product, [sent.id])).json<ProductRecord>();
    await desk.edit(await desk.stock(record), { status: 'active' });
    await putOnHomePage(sent.id);
    const altsIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { images } = await read<Product>(`products/${product.slug}`, headers);
      const { sections } = await read<Home>(`home?language=${language}`, headers);
      return [images[0]?.alt, sections.find(({ id }) => id === `h-${sent.id}`)?.image?.alt];
    };
    expect(await altsIn('de')).toEqual([product.name, '']);
    const said = { name: 'Oak stool', alt: ' A stool ', words: { de: { alt: 'Ein Hocker' } } };
    expect((await edit(sent, said)).json<AdminPicture>()).toMatchObject({
      name: 'Oak stool',
      alt: 'A stool',
      version: 2,
    });
    await eventually(async () => (await altsIn('de')).every((alt) => alt === 'Ein Hocker'));
    await eventually(async () => (await altsIn('en')).every((alt) => alt === 'A stool'));
    expect(await found('is_described=false')).not.toContain(sent.id);
    const logged = (await desk.audited(sent.id)).at(-1);
    expect(logged).toMatchObject({
      action: 'pictures.update',
      before: { name: 'said.png', alt: '', alt_de: '' },
      after: { name: 'Oak stool', alt: 'A stool', alt_de: 'Ein Hocker' },
    });
  });

  it('is not overwritten by whoever has seen another version', async () => {
    const sent = await put('stale.png');
    await edit(sent, { alt: 'One' });
    const stale = await edit(sent, { alt: 'Two' });
    expect([stale.statusCode, stale.json<Problem & { current: AdminPicture }>().current.alt]).toEqual([409, 'One']);
  });
});

describe('deleting pictures', () => {
  it('takes those that nothing shows, with their files; the others stay, and say why', async () => {
    const [unused, used, placed] = [await put('unused.png'), await put('used.png'), await put('placed.png')];
    const product = await desk.make();
    await choose(product, [used.id]);
    await putOnHomePage(placed.id);
    await createDeriveService(shop.infra).deriveBatch();
    const smaller = `${fileOf(unused).replace('.webp', '')}-80.avif`;
    expect(await shop.infra.files.exists(smaller)).toBe(true);
    const answer = await remove(unused.id, used.id, placed.id, newId());
    expect([answer.deleted, answer.missing.length]).toEqual([[unused.id], 1]);
    expect(answer.kept).toEqual([
      { id: used.id, name: 'used.png', reason: `The product “${product.name}” shows it.` },
      { id: placed.id, name: 'placed.png', reason: 'The home page shows it: “Made slowly”.' },
    ]);
    for (const file of [fileOf(unused), smaller]) expect(await shop.infra.files.exists(file)).toBe(false);
    expect(await shop.infra.files.exists(fileOf(used))).toBe(true);
    expect((await desk.audited(unused.id)).at(-1)).toMatchObject({
      action: 'pictures.delete',
      before: { name: 'unused.png' },
    });
  });

  it('is refused while an order shows what was bought', async () => {
    const sent = await put('bought.png');
    const { db } = shop.infra;
    await fillOrders(db, 1);
    await sql`update order_items set image_id = ${sent.id}`.execute(db);
    const { number } = await db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    expect((await remove(sent.id)).kept).toEqual([
      { id: sent.id, name: 'bought.png', reason: `It shows what was bought with ${number}, and stays for that order.` },
    ]);
    expect(await found('use=order')).toEqual([sent.id]);
  });

  it('and showing one in the same moment: one of both is done, and nothing shows what is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await put(`race-${round}-one.png`), await put(`race-${round}-two.png`)];
      const product = await desk.make();
      const [gone, chosen, arranged] = await Promise.all([
        remove(one.id, two.id),
        choose(product, [one.id]),
        putOnHomePage(two.id),
      ]);
      expect(gone.deleted.includes(one.id)).toBe(chosen.statusCode === 404);
      expect(gone.deleted.includes(two.id)).toBe(arranged.statusCode === 422);
      const { pictures } = await desk.show(product.id);
      expect(pictures.length).toBe(chosen.statusCode === 200 ? 1 : 0);
    }
  });
});

describe('replacing a picture', () => {
  const replace = ({ id }: AdminPicture, content: Buffer, name = 'new.png') =>
    sendPicture(shop, `admin/pictures/${id}/file`, content, { headers: desk.headers, method: 'PUT', name });

  it('shows the new file everywhere it is shown; the former one stays, and nothing shows it', async () => {
    const sent = await put('before.png');
    await edit(sent, { alt: 'A mug' });
    const product = await desk.make();
    const record = (await choose(product, [sent.id])).json<ProductRecord>();
    await desk.edit(await desk.stock(record), { status: 'active' });
    await putOnHomePage(sent.id);
    const shown = async () => {
      const { images } = await read<Product>(`products/${product.slug}`);
      const { sections } = await read<Home>('home');
      return [images[0]?.src, sections.find(({ id }) => id === `h-${sent.id}`)?.image?.src];
    };
    expect(await shown()).toEqual([sent.image.src, sent.image.src]);
    const replaced = (await replace(sent, await drawPicture())).json<AdminPicture>();
    expect(replaced).toMatchObject({ id: sent.id, name: 'new.png', alt: 'A mug' });
    expect(replaced.image.src).not.toBe(sent.image.src);
    await eventually(async () => (await shown()).every((src) => src === replaced.image.src));
    const [former] = await list('search=before.png&use=none');
    expect([former?.image.src, former?.uses]).toEqual([sent.image.src, []]);
    expect(await shop.infra.files.exists(fileOf(sent))).toBe(true);
    expect((await desk.audited(sent.id)).at(-1)).toMatchObject({
      action: 'pictures.replace',
      after: { name: 'new.png' },
    });
  });

  it('takes an unused picture of the library over, and leaves one that something shows', async () => {
    const [sent, spare, used] = [await put('first.png'), await drawPicture(), await drawPicture()];
    const unused = await put('spare.png', spare);
    await choose(await desk.make(), [(await put('elsewhere.png', used)).id]);
    const taken = (await replace(sent, spare)).json<AdminPicture>();
    expect([taken.id, taken.image.src]).toEqual([sent.id, unused.image.src]);
    expect((await ask('GET', `admin/pictures/${unused.id}`)).statusCode).toBe(404);
    const refused = await replace(sent, used);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'pictures.not_possible']);
    expect((await show(sent.id)).image.src).toBe(unused.image.src);
  });

  it('leaves no smaller files of the former one as if they were its own', async () => {
    const sent = await put('half-way.png');
    const derive = createDeriveService(shop.infra);
    const begun = await shop.infra.db
      .selectFrom('images')
      .select(['id', 'hash', 'ext', 'width', 'height'])
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow();
    await replace(sent, await drawPicture());
    await derive.derive(begun);
    const { derived } = await shop.infra.db
      .selectFrom('images')
      .select('derived')
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow();
    expect(derived).toBe(false);
  });
});

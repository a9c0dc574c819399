import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forAllTests } from '../../test/for-all-tests';
import { addGoods } from '../../test/goods';
import { startTestShop } from '../../test/harness';
import { PASSWORD, signIn } from '../../test/people';
import {
  ageUsedTokens,
  importProducts,
  makeSmallPictures,
  setProductStatus,
  setSignInPrompt,
  signInFor,
  withInfra,
  type Infra,
} from '.';
import { createSampleTeller } from './telling';

const PICTURES = path.join(__dirname, '../../../demo/images');
const FILE = `Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src
cup,Cup,Tableware,Glaze,Oat,C-1,10.00,4,ember-mug-oat.webp`;

jest.setTimeout(60_000);
const shop = forAllTests(startTestShop);

/** As another process on the shop's database and files. */
function fromBeside<T>(run: (infra: Infra) => Promise<T>): Promise<T> {
  const { database_url, files_dir } = shop.infra.config;
  const places = { DATABASE_URL: database_url, DATA_DIR: files_dir, FILES_DIR: files_dir };
  return withInfra({ ...places, SHOP_SECRET: 'ab'.repeat(32), LOG_LEVEL: 'silent' }, run);
}

const renew = async (refreshToken: string) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken } });
  return answer.statusCode;
};

describe('a shop that runs, changed from beside it', () => {
  it('says when the sign-in dialog opens by itself', async () => {
    await fromBeside((infra) => setSignInPrompt(infra, 'never'));
    expect((await shop.services.store.get()).sign_in_prompt).toBe('never');
  });

  it('has no product that was taken out, until it is put back', async () => {
    const { slug } = await addGoods(shop);
    const status = async () => {
      shop.infra.readCache.clear();
      return (await shop.app.inject({ url: `/api/products/${slug}` })).statusCode;
    };
    await fromBeside((infra) => setProductStatus(infra, slug, 'archived'));
    expect(await status()).toBe(410);
    await fromBeside((infra) => setProductStatus(infra, slug, 'active'));
    expect(await status()).toBe(200);
    await expect(fromBeside((infra) => setProductStatus(infra, 'no-such', 'active'))).rejects.toThrow('no result');
  });

  it('takes a product file, and has one small file of each picture in each format', async () => {
    expect(await fromBeside((infra) => importProducts(infra, FILE, PICTURES, 2))).toMatchObject({ created: 1 });
    await fromBeside(makeSmallPictures);
    const { db, config } = shop.infra;
    const [image] = await db.selectFrom('images').select(['hash', 'derived', 'derived_widths']).execute();
    expect(image).toMatchObject({ derived: true, derived_widths: [320] });
    const small = ['avif', 'webp'].map((format) => path.join(config.files_dir, `media/${image?.hash}-320.${format}`));
    expect(small.map((file) => existsSync(file))).toEqual([true, true]);
  });

  it('signs in for as long as is said, and ends a session whose used token comes back after long', async () => {
    const { user_id, refresh } = await signIn(shop);
    const { email } = await shop.infra.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    const { access } = await fromBeside((infra) => signInFor(infra, { email, password: PASSWORD }, 5));
    const { iat, exp } = JSON.parse(atob(access.split('.')[1] ?? '')) as { iat: number; exp: number };
    expect(exp - iat).toBe(5);
    expect(await renew(refresh)).toBe(200);
    expect(await renew(refresh)).toBe(200);
    await fromBeside((infra) => ageUsedTokens(infra, email));
    shop.clock.advance(Date.now() - shop.clock.now().getTime()); // the shop's clock stands still, that of others does not
    expect(await renew(refresh)).toBe(401);
  });
});

it('what is told of an order that is always the same: a mail as a file, and an invoice', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-telling-'));
  try {
    const teller = createSampleTeller(folder);
    await teller.keepMail('1', 'placed');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/placed.*\.eml$/)]);
    expect((await teller.drawInvoice('1')).subarray(0, 5).toString()).toBe('%PDF-');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

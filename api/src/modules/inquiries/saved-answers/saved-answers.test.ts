import type { Problem, SavedAnswerList } from '@tessera/shared/contract';
import { newId } from '../../../infra/basics/ids';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

const shop = forAllTests(startTestShop);
let support: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  [support, reader] = [await signIn(shop, 'ADMIN'), await signIn(shop, 'ADMIN')];
  await appoint(shop, support.user_id, 'support');
  await appoint(shop, reader.user_id, 'read_only');
});
afterEach(() => shop.infra.db.deleteFrom('saved_answers').execute());

const THANKS = { name: 'Thanks', language: 'en', text: 'Thank you, {name}.' };
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object, { headers } = support) =>
  shop.app.inject({ method, url: `/api/admin/saved-answers${path}`, headers, ...(payload && { payload }) });
const list = async () => (await ask('GET')).json<SavedAnswerList>().items;
async function save(given: Partial<typeof THANKS> = {}): Promise<string> {
  await ask('POST', '', { ...THANKS, ...given });
  const { name, language } = { ...THANKS, ...given };
  return (await list()).find((one) => one.name === name.trim() && one.language === language)?.id ?? '';
}

describe('saved answers (docs/product.md §4, Inquiries)', () => {
  it('are made, changed and deleted, and stand by language and name', async () => {
    const id = await save({ name: ' Thanks ' });
    await save({ name: 'Danke', language: 'de' });
    await save({ name: 'again' });
    expect((await list()).map(({ name }) => name)).toEqual(['Danke', 'again', 'Thanks']);
    const edit = { name: 'Thank you', text: ' Thanks! ', version: 1 };
    const changed = (await ask('PATCH', `/${id}`, edit)).json<SavedAnswerList>();
    expect(changed.items[2]).toEqual({ id, name: 'Thank you', language: 'en', text: 'Thanks!', version: 2 });
    await ask('DELETE', `/${id}?version=2`);
    expect((await list()).map(({ name }) => name)).toEqual(['Danke', 'again']);
    const log = shop.infra.db.selectFrom('audit_log').select('action').where('record_id', '=', id).orderBy('id');
    expect((await log.execute()).map(({ action }) => action)).toEqual([
      'saved_answers.create',
      'saved_answers.update',
      'saved_answers.delete',
    ]);
  });

  it('have a name of their own in each language, and no more are kept than anybody finds', async () => {
    await save();
    await save({ language: 'de' });
    expect(await list()).toHaveLength(2);
    for (const response of [
      await ask('POST', '', { ...THANKS, name: 'THANKS' }),
      await ask('PATCH', `/${await save({ name: 'Aha' })}`, { ...THANKS, language: undefined, version: 1 }),
    ])
      expect([response.statusCode, Object.keys(response.json<Problem>().errors ?? {})]).toEqual([422, ['name']]);
    const now = shop.clock.now();
    const row = { language: 'en' as const, text: 'x', created_at: now, last_modified_at: now };
    const rows = Array.from({ length: 197 }, (_, index) => ({ id: newId(), name: `No ${index}`, ...row }));
    await shop.infra.db.insertInto('saved_answers').values(rows).execute();
    const refused = await ask('POST', '', { ...THANKS, name: 'One more' });
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'saved_answers.not_possible']);
  });

  it('are not changed by whoever has seen another version, or may not', async () => {
    const id = await save();
    await ask('PATCH', `/${id}`, { name: 'A', text: 'B', version: 1 });
    const edit = { name: 'C', text: 'D', version: 1 };
    const codes = [await ask('PATCH', `/${id}`, edit), await ask('DELETE', `/${id}?version=1`)];
    expect(codes.map((response) => response.json<Problem>().code)).toEqual(Array(2).fill('saved_answers.stale'));
    expect((await ask('GET', '', undefined, reader)).statusCode).toBe(200);
    for (const [method, path, payload] of [
      ['POST', '', THANKS],
      ['PATCH', `/${id}`, { ...edit, version: 2 }],
      ['DELETE', `/${id}?version=2`, undefined],
    ] as const)
      expect((await ask(method, path, payload, reader)).json<Problem>().code).toBe('staff.right_missing');
    expect((await ask('DELETE', `/${newId()}?version=1`)).json<Problem>().code).toBe('saved_answers.not_found');
  });
});

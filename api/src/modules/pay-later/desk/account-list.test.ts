import { sql } from 'kysely';
import type { AdminPayLaterList } from '@tessera/shared/contract';
import { accountListRepository } from './account-list.repository';
import { creditDesk } from '../testing/credit-desk';

const { shop, get, aDebtor } = creditDesk();

const named = async (search: string): Promise<string[]> =>
  (await get<AdminPayLaterList>(`?search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);

it('accounts are found by beginnings of a name in any order, an e-mail address and the number of an order, looked up or walked to', async () => {
  const ada = await aDebtor();
  const bob = await aDebtor();
  const call = (id: string, first: string, last: string) =>
    sql`update users set first_name = ${first}, last_name = ${last} where id = ${id}`.execute(shop.infra.db);
  await call(ada.payer.user_id, 'Ada', 'Bloom');
  await call(bob.payer.user_id, 'Bob', 'Adams');
  const { email } = await bob.see();
  for (const isWalked of [false, true]) {
    const guess = jest.spyOn(accountListRepository, 'expect').mockResolvedValue(isWalked ? 1_000_000 : 1);
    const known = jest.spyOn(accountListRepository, 'known').mockResolvedValue({ rows: 1_000_000, changed: 0 });
    expect(await named('ada')).toEqual(['Bob Adams', 'Ada Bloom']);
    expect(await named('blo ada')).toEqual(['Ada Bloom']);
    expect(await named('ada bob')).toEqual(['Bob Adams']);
    expect(await named('ada cleo')).toEqual([]);
    expect(await named(email)).toEqual(['Bob Adams']);
    expect(await named(ada.order.number.toLowerCase())).toEqual(['Ada Bloom']);
    expect(await named('- -')).toEqual([]);
    guess.mockRestore();
    known.mockRestore();
  }
});

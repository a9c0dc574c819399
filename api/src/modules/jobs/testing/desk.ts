import type { StaffJob, StaffJobRowList } from '@tessera/shared/contract';
import type { TestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';

export type Desk = Awaited<ReturnType<typeof aDesk>>;

/** Somebody of the staff who starts jobs over HTTP, and the worker's turns, taken one by one. */
export async function aDesk(shop: TestShop, fillOrders: (db: TestShop['infra']['db'], count: number) => Promise<void>) {
  let staff = await signIn(shop, 'ADMIN');
  const { db } = shop.infra;

  const post = (url: string, payload?: object, by: Pick<SignedIn, 'headers'> = staff, key = newId()) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/admin/${url}`,
      headers: { ...by.headers, 'idempotency-key': key },
      ...(payload ? { payload } : {}),
    });
  const start = (kind: string, parameters: object, by = staff, key = newId()) =>
    post('jobs', { kind, parameters }, by, key);
  const read = async <T>(url: string, by = staff) =>
    (await shop.app.inject({ url: `/api/admin/${url}`, headers: by.headers })).json<T>();
  const turn = () => shop.services.jobRunner.turn();

  return {
    post,
    start,
    read,
    turn,
    staff: () => staff,
    /** for when the session has run out */
    async signInAgain() {
      staff = await signIn(shop, 'ADMIN');
    },
    async begin(kind: string, parameters: object, by = staff) {
      const answer = await start(kind, parameters, by);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<StaffJob>();
    },
    show: (id: string) => read<StaffJob>(`jobs/${id}`),
    rowsOf: async (id: string, query = '') => (await read<StaffJobRowList>(`jobs/${id}/rows?${query}`)).items,
    async finish() {
      while (await turn());
    },
    async clear() {
      await db.deleteFrom('staff_jobs').execute();
      await db.deleteFrom('invoices').execute();
      await db.deleteFrom('orders').execute();
    },
    /** So many orders, of which every one is open, or two in a hundred are; their ids, oldest first. */
    async orders(count: number, { open = true } = {}): Promise<string[]> {
      await fillOrders(db, count);
      if (open) await db.updateTable('orders').set({ status: 'open' }).execute();
      return (await db.selectFrom('orders').select('id').orderBy('placed_at').execute()).map(({ id }) => id);
    },
    /** How many are held. */
    held: async () => (await db.selectFrom('orders').select('id').where('held_at', 'is not', null).execute()).length,
  };
}

/** All that there are, if there are so many. */
export const everything = (count: number) => ({ orders: { filter: {}, count } });
export const because = (count: number) => ({ ...everything(count), reason: 'Stocktaking' });

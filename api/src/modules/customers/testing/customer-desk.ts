import type { AdminCustomerList, CustomerRecord } from '@tessera/shared/contract';
import type { TestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Staff = Pick<SignedIn, 'headers'>;
export type CustomerDesk = Awaited<ReturnType<typeof aCustomerDesk>>;

/** An owner who works with customers over HTTP. */
export async function aCustomerDesk(shop: TestShop) {
  const owner = await signIn(shop, 'ADMIN');

  const call = (method: Method, url: string, payload?: object, { headers }: Staff = owner) =>
    shop.app.inject({
      method,
      url: `/api/admin/${url}`,
      headers: method === 'GET' ? headers : { ...headers, 'idempotency-key': newId() },
      ...(payload ? { payload } : {}),
    });
  const show = async (id: string, by?: Staff) =>
    (await call('GET', `customers/${id}`, undefined, by)).json<CustomerRecord>();

  return {
    owner,
    call,
    show,

    /** Somebody of the staff who may this much. */
    async colleague(key: Parameters<typeof appoint>[2]): Promise<SignedIn> {
      const person = await signIn(shop);
      await appoint(shop, person.user_id, key);
      return person;
    },

    /** @throws Error where it is refused */
    async list(query: Record<string, string | number | boolean> = {}): Promise<AdminCustomerList> {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const answer = await call('GET', `customers?${search}`);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<AdminCustomerList>();
    },

    /** A write of what is there now. @throws Error where it is refused */
    async write(method: Method, id: string, deed: string, payload: object = {}): Promise<CustomerRecord> {
      const { version } = await show(id);
      const answer = await call(method, `customers/${id}${deed}`, { version, ...payload });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<CustomerRecord>();
    },

    /** What was written of somebody into the audit log, the latest first. */
    logOf: (record_id: string) => shop.services.audit.list({ record_id }, { limit: 50 }).then(({ items }) => items),
  };
}

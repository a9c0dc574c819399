import type { AdminCategory, AdminCategoryList } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A shop, and somebody of its staff who writes categories over HTTP. */
export function categoryDesk() {
  const shop = forAllTests(startTestShop);
  const admin = forAllTests(() => signIn(shop, 'ADMIN'));

  const call = (method: Method, url = '', payload?: object, { headers } = admin) =>
    shop.app.inject({ method, url: `/api/admin/categories${url}`, headers, ...(payload ? { payload } : {}) });

  /** One by its name, as it is now. */
  async function find(name: string): Promise<AdminCategory> {
    const { items } = (await call('GET')).json<AdminCategoryList>();
    const found = items.find((one) => one.name === name);
    if (!found) throw new Error(`no category ${name}`);
    return found;
  }

  return {
    shop,
    admin,
    call,
    find,

    /** A new one with a name of its own. */
    async make(parent_id: string | null = null): Promise<AdminCategory> {
      const name = `Cups ${newId()}`;
      expect((await call('POST', '', { name, parent_id })).statusCode).toBe(201);
      return find(name);
    },

    edit: ({ id, version }: AdminCategory, what: object) => call('PATCH', `/${id}`, { version, ...what }),
  };
}

import type { ProductRecord } from '@tessera/shared/contract';
import type { TestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';

export type ProductDesk = Awaited<ReturnType<typeof aProductDesk>>;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Somebody of the staff who writes products over HTTP. */
export async function aProductDesk(shop: TestShop) {
  const { headers } = await signIn(shop, 'ADMIN');

  const call = (method: Method, url: string, payload?: object, by = headers) =>
    shop.app.inject({
      method,
      url: `/api/admin/products${url}`,
      headers: method === 'GET' ? by : { ...by, 'idempotency-key': newId() },
      ...(payload ? { payload } : {}),
    });

  async function good(...given: Parameters<typeof call>): Promise<ProductRecord> {
    const answer = await call(...given);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<ProductRecord>();
  }

  const show = (id: string): Promise<ProductRecord> => good('GET', `/${id}`);

  return {
    call,
    show,
    headers,
    make: (name = `Mug ${newId()}`): Promise<ProductRecord> => good('POST', '', { name }),
    edit: ({ id, version }: ProductRecord, edit: object): Promise<ProductRecord> =>
      good('PATCH', `/${id}`, { version, ...edit }),
    setVariants: ({ id, version }: ProductRecord, asked: object): Promise<ProductRecord> =>
      good('PUT', `/${id}/variants`, { version, ...asked }),
    /** Some variants, and nothing of the others. */
    change: ({ id, version }: ProductRecord, variants: object[]): Promise<ProductRecord> =>
      good('PATCH', `/${id}/variants`, { version, variants }),
    /** A price and some stock for its one variant. */
    stock: ({ id, version, variants }: ProductRecord, regular_price = 2400, stock = 3): Promise<ProductRecord> =>
      good('PUT', `/${id}/variants`, {
        version,
        options: [],
        variants: [{ id: variants[0]?.id, regular_price, stock, stock_was: variants[0]?.stock }],
      }),
    audited: async (record_id: string) =>
      shop.infra.db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('record_id', '=', record_id)
        .orderBy('id')
        .execute(),
  };
}

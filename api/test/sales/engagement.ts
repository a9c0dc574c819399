import { newId } from '../../src/infra/basics/ids';
import type { TestShop } from '../harness';
import type { Goods } from '../goods';
import { signIn } from '../people';
import type { SignedIn } from '../people';

/** Somebody whose address is known to be theirs. */
export async function signInConfirmed(shop: TestShop): Promise<SignedIn & { email: string }> {
  const person = await signIn(shop);
  await shop.infra.db.updateTable('users').set({ email_verified: true }).where('id', '=', person.user_id).execute();
  const { email } = await shop.services.users.getById(person.user_id);
  return { ...person, email };
}

/** An order of some goods, straight into the tables; answers its id. */
export async function addOrder(
  { infra }: TestShop,
  user_id: string | null,
  goods: readonly Goods[],
  state: { status?: 'open' | 'cancelled'; payment_status?: 'paid' | 'awaiting' | 'refunded' } = {},
): Promise<string> {
  const { status = 'open', payment_status = 'paid' } = state;
  const now = infra.clock.now();
  const id = newId();
  const money = { items: 2400 * goods.length, total: 2400 * goods.length, currency: 'USD', tax_included: true };
  const delivery = {
    delivery_code: 'standard',
    delivery_name: 'Standard',
    earliest_on: '2026-01-01',
    latest_on: '2026-01-02',
  };
  await infra.db
    .insertInto('orders')
    .values({
      id,
      number: `T-${id}`,
      user_id,
      email: 'buyer@example.com',
      status,
      payment_status,
      ...money,
      ...delivery,
      shipping_address: '{}',
      payment_method: 'test-card',
      placed_at: now,
      last_modified_at: now,
    } as never)
    .execute();
  for (const [position, { product_id, variant_id, slug }] of goods.entries()) {
    const price = { unit_price: 2400, regular_price: 2400, subtotal: 2400, total: 2400 };
    await infra.db
      .insertInto('order_items')
      .values({
        id: newId(),
        order_id: id,
        position,
        product_id,
        variant_id,
        slug,
        name: 'Ember Mug',
        sku: 'M',
        quantity: 1,
        ...price,
      } as never)
      .execute();
  }
  return id;
}

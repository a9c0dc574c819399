import { sql } from 'kysely';
import type { Trx } from '../../../infra/database/db';
import type { JoinedQuantity, KeptItem } from './joined-line';

export type JoinedLine = KeptItem & JoinedQuantity;

/** What a visitor's cart leaves in the account's. */
export const keptCartRepository = {
  /** Puts lines into the cart, or their quantities anew, as one statement. */
  async join(trx: Trx, cart_id: string, lines: readonly JoinedLine[], now: Date): Promise<void> {
    if (lines.length === 0) return;
    await sql`
      insert into cart_items
        (cart_id, variant_id, quantity, lowered_from, name, seen_price, seen_available, added_at)
      select ${cart_id}, variant_id, quantity, lowered_from, name, seen_price, seen_available, ${now}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line
        (variant_id uuid, quantity integer, lowered_from integer, name text, seen_price integer, seen_available integer)
      on conflict (cart_id, variant_id) do update set
        quantity = excluded.quantity,
        lowered_from = excluded.lowered_from,
        seen_price = coalesce(excluded.seen_price, cart_items.seen_price),
        seen_available = excluded.seen_available`.execute(trx);
  },

  /** Notes what is sold no more, so that its owner is told; no more than `most` in one cart. */
  async noteGone(trx: Trx, cart_id: string, gone: readonly KeptItem[], most: number): Promise<void> {
    if (gone.length === 0) return;
    await sql`
      insert into gone_items (cart_id, variant_id, name, quantity)
      select ${cart_id}, variant_id, name, quantity
      from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as line (variant_id uuid, name text, quantity integer)
      limit (select greatest(0, ${most}::integer - count(*)) from gone_items where cart_id = ${cart_id})
      on conflict do nothing`.execute(trx);
  },
};

import type { ColumnType, Generated } from 'kysely';

/** The tables of gift cards and store credit (migrations/0334_stored_values.sql). */

export interface GiftCardsTable {
  id: string;
  code_hash: Buffer;
  last_four: string;
  amount: number;
  currency: string;
  /** by a trigger: the sum of its entries */
  balance: ColumnType<number, never, never>;
  /** YYYY-MM-DD, where the store is */
  expires_on: ColumnType<string | null, string | null | undefined, string | null>;
  expired_at: Date | null;
  disabled_at: Date | null;
  disabled_reason: Generated<string>;
  email: string;
  name: Generated<string>;
  message: Generated<string>;
  language: 'en' | 'de';
  user_id: string | null;
  /** the line of an order that it was bought with; null: staff issued it */
  order_item_id: ColumnType<string | null, string | null | undefined, never>;
  /** YYYY-MM-DD before which its code is not mailed; null: it was */
  send_on: ColumnType<string | null, string | null | undefined, string | null>;
  state: ColumnType<'expired' | 'disabled' | 'used_up' | 'active', never, never>;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface StoreCreditsTable {
  id: string;
  user_id: string | null;
  currency: string;
  /** by a trigger: the sum of its entries */
  balance: ColumnType<number, never, never>;
  created_at: Date;
  last_modified_at: Date;
}

export interface StoredValueEntriesTable {
  id: string;
  gift_card_id: string | null;
  store_credit_id: string | null;
  kind: 'issue' | 'spend' | 'release' | 'refund' | 'adjust' | 'expire' | 'redeem' | 'forfeit' | 'end';
  /** minor units; below 0: it is taken */
  amount: number;
  source: string;
  order_id: string | null;
  staff_id: string | null;
  created_at: Date;
}

export interface StoredValueReasonsTable {
  entry_id: string;
  reason: string;
}

export interface StoredValueTables {
  gift_cards: GiftCardsTable;
  store_credits: StoreCreditsTable;
  stored_value_entries: StoredValueEntriesTable;
  stored_value_reasons: StoredValueReasonsTable;
}

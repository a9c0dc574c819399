import type { Generated } from 'kysely';

/** The tables of customers as staff see them (migrations/0260_customers.sql). */

export interface CustomersTable {
  /** of the account; of one that was made anonymous, of nobody */
  id: string;
  state: Generated<'active' | 'suspended' | 'anonymised'>;
  /** as lists are sorted by it */
  name: Generated<string>;
  /** in lower case */
  email: Generated<string>;
  /** lexemes */
  words: Generated<string>;
  newsletter: Generated<boolean>;
  /** where staff reach them; the address book has others */
  phone: Generated<string>;
  tags: Generated<string[]>;
  suspension_reason: Generated<string>;
  orders_count: Generated<number>;
  /** in `customer_sums.currency`, minor units */
  spent: Generated<number>;
  last_order_at: Date | null;
  created_at: Date;
  anonymised_at: Date | null;
}

export interface CustomerSumsTable {
  only_row: Generated<boolean>;
  currency: string | null;
  /** until when changes of orders have been taken in; null: never */
  noted_until: Date | null;
  /** behind whom the sums of all are being written; null: they are */
  filled_to: string | null;
}

export interface CustomerGroupsTable {
  id: string;
  name: string;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
}

export interface CustomerGroupMembersTable {
  group_id: string;
  customer_id: string;
  created_at: Date;
}

export interface CustomerNotesTable {
  id: string;
  customer_id: string;
  /** null: that account is gone */
  author_id: string | null;
  text: string;
  created_at: Date;
}

export interface CustomerTables {
  customers: CustomersTable;
  customer_sums: CustomerSumsTable;
  customer_groups: CustomerGroupsTable;
  customer_group_members: CustomerGroupMembersTable;
  customer_notes: CustomerNotesTable;
}

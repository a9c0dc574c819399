import { sql } from 'kysely';
import type { Language } from '../../../../core/languages';
import type { Db, Trx } from '../../../../infra/database/db';
import type { AddressRequest } from '../../../../schemas/check-address';
import { NO_PASSWORD } from '../../../users/users.service';

/** An address of a customer as it is now. */
export interface StateAddress extends AddressRequest {
  id: string;
  is_default_shipping: boolean;
  is_default_billing: boolean;
}

/** A customer with all that a file can say of them. */
export interface CustomerState {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  role: 'REGULAR' | 'ADMIN';
  /** has a password, and nobody has confirmed the address: it may be somebody else's account */
  is_unproven: boolean;
  phone: string;
  tags: string[];
  groups: string[];
  /** oldest first */
  notes: string[];
  /** null: nobody has asked for it at this address */
  newsletter: { state: 'pending' | 'confirmed' | 'unsubscribed'; at: string; source: string } | null;
  /** oldest first */
  addresses: StateAddress[];
}

const states = sql`
  users.id, users.email, users.first_name, users.last_name, users.language, users.role, kept.phone, kept.tags,
  not users.email_verified and users.password_hash <> ${NO_PASSWORD} as is_unproven,
  array(select name from customer_group_members as member join customer_groups on customer_groups.id = member.group_id
    where member.customer_id = users.id order by lower(name)) as groups,
  array(select text from customer_notes where customer_id = users.id order by created_at, id) as notes,
  (select jsonb_build_object('state', state, 'at', coalesce(confirmed_at, requested_at), 'source', consent_text)
    from newsletter_subscriptions where lower(newsletter_subscriptions.email) = lower(users.email)) as newsletter,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'first_name', first_name, 'last_name', last_name,
      'company', company, 'line1', line1, 'line2', line2, 'postal_code', postal_code, 'city', city, 'region', region,
      'country', country, 'phone', phone, 'is_default_shipping', is_default_shipping,
      'is_default_billing', is_default_billing) order by created_at, id), '[]')
    from addresses where addresses.user_id = users.id) as addresses
  from users join customers as kept on kept.id = users.id`;

/** Customers with all that a file can say of them, many at a time. */
export const customerStatesRepository = {
  /** By their addresses in lower case. */
  async load(db: Db | Trx, emails: readonly string[]): Promise<Map<string, CustomerState>> {
    const { rows } = await sql<CustomerState>`
      select ${states} where lower(users.email) = any(${emails}::text[])`.execute(db);
    return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  },

  /** Those who are no staff, in the order of their ids. */
  async listAfter(db: Db, after: string | null, limit: number): Promise<CustomerState[]> {
    const { rows } = await sql<CustomerState>`
      select ${states} where users.role = 'REGULAR' and (${after}::uuid is null or users.id > ${after}::uuid)
      order by users.id limit ${limit}`.execute(db);
    return rows;
  },

  /** The ids of groups that are called so, in any case, by their names in lower case. */
  async groupIds(db: Db | Trx, names: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ key: string; id: string }>`
      select lower(name) as key, id from customer_groups
      where lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])`.execute(db);
    return new Map(rows.map(({ key, id }) => [key, id]));
  },
};

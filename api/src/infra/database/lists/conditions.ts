import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A piece of SQL. */
export type Condition = RawBuilder<unknown>;

/** What each field of a filter asks of a row. */
export type Conditions<Filter> = { [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => Condition };

/** What a filter asks of a row: a condition for each field that it has. */
export function conditionsOf<Filter>(conditions: Conditions<Filter>, filter: NoInfer<Filter>): Condition[] {
  const names = Object.keys(conditions) as (keyof Filter)[]; // its own keys
  return names.flatMap((name) => {
    const value = filter[name];
    // The condition of a name takes what the filter has under that name.
    return value === undefined ? [] : [(conditions[name] as (value: unknown) => Condition)(value)];
  });
}

/** All of these; none: every row. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** @param ways to be found, of which one is enough; none: no way is asked for */
export const byOneOf = (ways: readonly Condition[], plain: Condition): Condition =>
  ways.length === 0 ? plain : sql`${plain} and (${sql.join(ways, sql` or `)})`;

/** A row of the table has this tag. Its index has only those with tags (migrations/0164_tagged_orders.sql, 0260_customers.sql). */
export function hasTag(table: 'orders' | 'customers', tag: string): Condition {
  const tags = sql.ref(`${table}.tags`);
  return sql`${tags} @> array[${tag}]::text[] and ${tags} <> '{}'`;
}

/** What begins with `text`, for `like`: nothing of it is a wildcard. */
export const likeStart = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same of what has `text` anywhere. */
export const likePart = (text: string): string => `%${likeStart(text)}`;

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** SQL for the ids of this category and of all below it; itself alone where there is none such. */
export const categoriesBelow = (category_id: string): RawBuilder<unknown> => sql`
  with recursive tree as (
    select ${category_id}::uuid as id
    union
    select categories.id from tree join categories on categories.parent_id = tree.id
  ) select id from tree`;

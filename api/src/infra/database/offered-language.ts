import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { DEFAULT_LANGUAGE } from '../../core/languages';

/**
 * A language as SQL: the given one where the shop is offered in it, else the first one, as `offeredOrFirst` has it.
 * A store that has never said is offered in all of them.
 */
export const offeredLanguage = (language: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select case when value -> 'languages' is null or value -> 'languages' @> to_jsonb(${language})
    then ${language} else ${sql.lit(DEFAULT_LANGUAGE)} end
  from (select (select value from settings where key = 'store') as value) as store)`;

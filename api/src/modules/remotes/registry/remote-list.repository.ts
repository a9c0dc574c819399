import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';

/** Of a remote, beside the live and the previous one: the older ones are kept, and can be made live by their names. */
const VERSIONS_MAX = 50;

interface VersionRow {
  name: string;
  version: string;
  state: 'registered' | 'live' | 'retired';
  contract: string;
  weight: number;
  team: string;
  budget: number;
  pages: Record<string, number> | null;
  user_id: string | null;
  user_name: string | null;
  token_id: string | null;
  token_name: string | null;
  created_at: Date;
  collected_at: Date | null;
  is_previous: boolean;
  is_canary: boolean;
}

/** The remotes as staff and their teams see them. */
export const remoteListRepository = {
  /** @param only the one that is asked for; undefined: all */
  async listRemotes(db: Db, only: string | undefined) {
    let found = db
      .selectFrom('remotes')
      .leftJoin('remote_promotions as latest', 'latest.id', 'remotes.promotion_id')
      .leftJoin('remote_promotions as previous', 'previous.id', 'latest.previous_id')
      .select(['remotes.name', 'remotes.live_version', 'previous.version as previous_version'])
      .select(['remotes.canary_version', 'remotes.canary_percent', 'remotes.canary_schedule'])
      // of the live version, or else of the newest
      .select(
        sql<{ path: string }[]>`(
          select version.descriptor -> 'routes' from remote_versions as version where version.name = remotes.name
          order by version.state = 'live' desc, version.created_at desc, version.version desc limit 1)`.as('routes'),
      )
      .orderBy('remotes.name');
    if (only !== undefined) found = found.where('remotes.name', '=', only);
    return found.execute();
  },

  /** Their versions, the newest first, without descriptors: those hold a hash for each file. */
  async listVersions(db: Db, only: string | undefined): Promise<VersionRow[]> {
    const { rows } = await sql<VersionRow>`
      select version.name, version.version, version.state, version.contract, version.weight, version.pages,
        version.descriptor ->> 'team' as team, (version.descriptor #>> '{budget,js}')::integer as budget,
        version.created_by as user_id, users.first_name || ' ' || users.last_name as user_name,
        version.token_id, token.name as token_name, version.created_at, version.collected_at, version.is_previous,
        version.is_canary
      from (
        select each.*, previous.version is not null as is_previous,
          each.version is not distinct from remotes.canary_version as is_canary,
          row_number() over (partition by each.name order by each.created_at desc, each.version desc) as nth
        from remote_versions as each
        join remotes on remotes.name = each.name
        left join remote_promotions as latest on latest.id = remotes.promotion_id
        left join remote_promotions as previous on previous.id = latest.previous_id and previous.version = each.version
        where ${only ?? null}::text is null or each.name = ${only ?? null}
      ) as version
      left join users on users.id = version.created_by
      left join staff_tokens as token on token.id = version.token_id
      where version.nth <= ${VERSIONS_MAX} or version.state = 'live' or version.is_previous or version.is_canary
      order by version.name, version.nth`.execute(db);
    return rows;
  },
};

import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';

export interface LiveListener {
  session_id: string;
  role_key: string | null;
  right_names: string[];
  /** their role asks for a second factor that is off: they may do nothing yet */
  awaits_second_factor: boolean;
}

/** Who still may listen to staff's feed. */
export const staffFeedRepository = {
  /** Of these sessions those that go on and are of staff, with what each may do. */
  async listLive(db: Db, session_ids: readonly string[], now: Date): Promise<LiveListener[]> {
    const { rows } = await sql<LiveListener>`
      select sessions.id as session_id, staff_roles.key as role_key,
        array(select right_name from staff_role_rights where role_id = staff.role_id order by right_name) as right_names,
        requires_second_factor and not exists (
          select from second_factors where second_factors.user_id = staff.user_id and turned_on_at is not null
        ) as awaits_second_factor
      from sessions join staff using (user_id) join staff_roles on staff_roles.id = staff.role_id
      where sessions.id = any(${session_ids}::uuid[]) and ended_at is null and expires_at > ${now}`.execute(db);
    return rows;
  },
};

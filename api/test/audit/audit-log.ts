import type { TestShop } from '../harness';

/** What the audit log says was done to a record, one after the other: the names of the actions. */
export async function actionsOn({ infra }: Pick<TestShop, 'infra'>, record_id: string): Promise<string[]> {
  const entries = await infra.db
    .selectFrom('audit_log')
    .select('action')
    .where('record_id', '=', record_id)
    .orderBy('id')
    .execute();
  return entries.map(({ action }) => action);
}

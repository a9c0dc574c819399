import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import { MOST_COUNTED } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import { customerGroupsRepository as repository, isGroupNameTaken } from './customer-groups.repository';
import type { GroupRow } from './customer-groups.repository';
import type { CustomerGroupListView } from './customer-groups.schemas';

export interface CustomerGroupsDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

/** Which group, by whom, and what they have seen of it. */
interface GroupWrite {
  actor: Actor;
  group_id: string;
  version: number;
}

export type CustomerGroupsService = ReturnType<typeof createCustomerGroups>;

const MOST_GROUPS = 100;

/** Groups of customers, made, named and removed by staff. Each answer is all of them. */
export function createCustomerGroups({ db, clock, audit }: CustomerGroupsDeps) {
  const list = async (): Promise<CustomerGroupListView> => ({
    items: (await repository.list(db, MOST_COUNTED)).map(({ id, name, members, version }) => {
      return { id, name, members, version };
    }),
  });

  /** Runs `work` and answers all of them. @throws AppError `customers.group_name_taken` */
  async function write(work: (trx: Trx) => Promise<void>): Promise<CustomerGroupListView> {
    await withTransaction(db, work).catch((error: unknown) => {
      if (isGroupNameTaken(error)) throw new AppError('customers.group_name_taken', {}, { field: 'name' });
      throw error;
    });
    return list();
  }

  /** @throws AppError `customers.group_not_found`, `customers.group_stale` with all of them as they are */
  async function lock(trx: Trx, { group_id, version }: GroupWrite): Promise<GroupRow> {
    const group = isId(group_id) ? await repository.lock(trx, group_id) : undefined;
    if (!group) throw new AppError('customers.group_not_found');
    if (group.version === version) return group;
    throw new AppError('customers.group_stale', {}, { extensions: { current: await list() } });
  }

  const note = (trx: Trx, actor: Actor, action: string, id: string, changes: { before?: object; after?: object }) =>
    audit.record(trx, actor, {
      action: `customers.${action}`,
      record_type: 'customer_group',
      record_id: id,
      ...changes,
    });

  return {
    list,

    /** Whether there is one. */
    has: async (handle: typeof db | Trx, group_id: string): Promise<boolean> =>
      (await repository.namesOf(handle, [group_id])).size > 0,

    /** @throws AppError `customers.group_name_taken`, `customers.group_limit` */
    create: (actor: Actor, name: string): Promise<CustomerGroupListView> =>
      write(async (trx) => {
        if ((await repository.count(trx)) >= MOST_GROUPS)
          throw new AppError('customers.group_limit', { most: MOST_GROUPS });
        const group = { id: newId(), name: name.trim() };
        await repository.insert(trx, group, clock.now());
        await note(trx, actor, 'make_group', group.id, { after: { name: group.name } });
      }),

    /** @throws AppError `customers.group_not_found`, `customers.group_stale`, `customers.group_name_taken` */
    rename: (given: GroupWrite, name: string): Promise<CustomerGroupListView> =>
      write(async (trx) => {
        const group = await lock(trx, given);
        await repository.rename(trx, { ...group, name: name.trim() }, clock.now());
        const changes = { before: { name: group.name }, after: { name: name.trim() } };
        await note(trx, given.actor, 'rename_group', group.id, changes);
      }),

    /** With who was in it; they stay. @throws AppError `customers.group_not_found`, `customers.group_stale` */
    remove: (given: GroupWrite): Promise<CustomerGroupListView> =>
      write(async (trx) => {
        const group = await lock(trx, given);
        await repository.remove(trx, group.id);
        await note(trx, given.actor, 'remove_group', group.id, { before: { name: group.name } });
      }),
  };
}

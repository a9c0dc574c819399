import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import type { UsersService } from '../../users/users.service';
import type { CustomerRecordView } from '../record/customer.schemas';
import { customerRecordRepository as repository } from '../record/customer-record.repository';
import { customerGroupsRepository as groups } from '../groups/customer-groups.repository';
import type { CustomerDeed, CustomerWrite, CustomerWritesService } from './customer-writes.service';

export interface CustomerMarksDeps extends Pick<Infra, 'clock'> {
  users: Pick<UsersService, 'setByStaff'>;
  customerWrites: Pick<CustomerWritesService, 'change'>;
}

type Answer = Promise<CustomerRecordView>;

export type CustomerMarksService = ReturnType<typeof createCustomerMarks>;

/** Each once, whatever its case. */
const distinct = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values(),
];

/** What staff write on a customer: notes, tags, groups. */
export function createCustomerMarks({ clock, users, customerWrites }: CustomerMarksDeps) {
  const change = (write: CustomerWrite, action: string, work: CustomerDeed['work']): Answer =>
    customerWrites.change(write, { action, is_of_account: false, work });

  /** Into these groups alone. @throws AppError `customers.group_not_found` */
  const grouping = (group_ids: readonly string[]): CustomerDeed['work'] =>
    async function work(trx, { id }) {
      const before = await repository.groupsOf(trx, id);
      const found = await groups.namesOf(trx, group_ids);
      if (found.size < group_ids.length) throw new AppError('customers.group_not_found');
      const had = new Set(before.map((group) => group.id));
      const added = group_ids.filter((group_id) => !had.has(group_id));
      const gone = before.map((group) => group.id).filter((group_id) => !group_ids.includes(group_id));
      if (added.length + gone.length === 0) return undefined;
      await users.setByStaff(trx, id, {});
      await groups.addMember(trx, id, added, clock.now());
      await groups.removeMember(trx, id, gone);
      const names = { before: before.map(({ name }) => name), after: group_ids.map((one) => found.get(one) ?? '') };
      return { before: { groups: names.before }, after: { groups: names.after } };
    };

  return {
    /** Only staff read it. */
    note: (write: CustomerWrite, given: string): Answer =>
      change(write, 'note', async (trx, { id: customer_id }) => {
        const text = given.trim();
        const author_id = write.actor.user_id;
        await repository.insertNote(trx, { id: newId(), customer_id, author_id, text, created_at: clock.now() });
        return { after: { text } };
      }),

    /** In the place of all that they had. */
    tag: (write: CustomerWrite, given: readonly string[]): Answer =>
      change(write, 'tag', async (trx, { id }) => {
        const before = (await repository.find(trx, id))?.tags ?? [];
        const tags = distinct(given);
        if (JSON.stringify(before) === JSON.stringify(tags)) return undefined;
        await users.setByStaff(trx, id, {});
        await repository.update(trx, id, { tags });
        return { before: { tags: before }, after: { tags } };
      }),

    /** Into these groups, and no other. @throws AppError `customers.group_not_found` */
    group: (write: CustomerWrite, group_ids: readonly string[]): Answer => change(write, 'group', grouping(group_ids)),

    /** Beside those that they are in; one who is in it stays as they are. */
    joining: (group_id: string): CustomerDeed => ({
      action: 'group',
      is_of_account: false,
      async work(trx, user) {
        const present = (await repository.groupsOf(trx, user.id)).map(({ id }) => id);
        return grouping([...new Set([...present, group_id])])(trx, user);
      },
    }),

    /** Out of one of those that they are in. */
    leaving: (group_id: string): CustomerDeed => ({
      action: 'group',
      is_of_account: false,
      async work(trx, user) {
        const present = (await repository.groupsOf(trx, user.id)).map(({ id }) => id);
        return grouping(present.filter((id) => id !== group_id))(trx, user);
      },
    }),
  };
}

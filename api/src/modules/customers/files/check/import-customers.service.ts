import type { LocalizedMessage } from '../../../../core/languages';
import { AppError } from '../../../../errors/errors';
import { columnNamed, createProblems } from '../../../../framework/files/format/problems';
import type { Problems } from '../../../../framework/files/format/problems';
import { readRecords } from '../../../../framework/files/reading/read-records';
import { getEndedCheck, listToWrite } from '../../../../framework/files/sent/checked-file';
import type { ImportRequest } from '../../../../framework/files/sent/checked-file';
import type { JobOwner, JobRow } from '../../../../framework/door/job-kinds';
import type { Infra } from '../../../../infra';
import { newId } from '../../../../infra/basics/ids';
import type { Db, Trx } from '../../../../infra/database/db';
import type { AddressesService } from '../../../addresses/addresses.service';
import type { NewsletterService } from '../../../newsletter/newsletter.service';
import { NO_PASSWORD } from '../../../users/users.service';
import type { UsersService } from '../../../users/users.service';
import { customerGroupsRepository } from '../../groups/customer-groups.repository';
import { customerRecordRepository } from '../../record/customer-record.repository';
import type { CustomerDeed, CustomerWritesService } from '../../writes/customer-writes.service';
import { buildCustomer } from '../format/build-customer';
import type { FileCustomer } from '../format/build-customer';
import type { CustomerColumns } from '../format/fields';
import { customerStatesRepository as states } from '../plan/customer-states.repository';
import type { CustomerState } from '../plan/customer-states.repository';
import { planCustomer } from '../plan/plan-customer';
import type { CustomerPlan } from '../plan/plan-customer';
import type { CheckCustomersService } from './check-customers.service';
import { customerFilesRepository as repository } from './customer-files.repository';
import { readingOf } from './read-customers';

export interface ImportCustomersDeps extends Pick<Infra, 'files' | 'clock'> {
  checkCustomers: Pick<CheckCustomersService, 'open'>;
  users: Pick<UsersService, 'create' | 'setByStaff'>;
  addresses: Pick<AddressesService, 'writeWithin'>;
  newsletter: Pick<NewsletterService, 'setFromFile'>;
  customerWrites: Pick<CustomerWritesService, 'changeWithin'>;
}

export type ImportCustomersService = ReturnType<typeof createImportCustomers>;

/** @throws AppError `customers.not_possible` with the first of what is wrong */
function refuse({ list: [first] }: Problems, columns: CustomerColumns): void {
  if (!first) return;
  const { row, column, reason } = columnNamed(first, columns);
  const why: LocalizedMessage = (language) => reason[language] ?? '';
  throw new AppError('customers.not_possible.row', { row, column: column ?? '', why });
}

/** As the audit log has it, by field: how it was, and how it is now. */
function told({ changes }: CustomerPlan) {
  const said = (side: 'before' | 'after') => {
    const fields = new Map<string, string[]>();
    for (const { field, ...sides } of changes) fields.set(field, [...(fields.get(field) ?? []), sides[side]]);
    return Object.fromEntries([...fields].map(([field, texts]) => [field, texts.filter(Boolean).join('; ')]));
  };
  return { before: said('before'), after: said('after') };
}

/** Writes what a check has found, a customer at a time. */
export function createImportCustomers(deps: ImportCustomersDeps) {
  const { files, clock, checkCustomers, users, addresses, newsletter, customerWrites } = deps;

  async function read(trx: Trx, check_id: string, row: number) {
    const check = await getEndedCheck(repository, trx, check_id);
    const item = await repository.findItem(trx, check_id, row);
    if (!item) throw new AppError('files.not_found');
    const { file, columns } = await checkCustomers.open(trx, check);
    const { byte_from: from, byte_to: to } = item;
    for await (const { rows } of readRecords(readingOf(files, file, columns), { row, from, to })) {
      const problems = createProblems();
      const customer = await buildCustomer(rows, columns, problems);
      refuse(problems, columns);
      return { customer, columns, name: file.name };
    }
    throw new AppError('files.not_found');
  }

  async function plan(trx: Trx, customer: FileCustomer, state: CustomerState | undefined, columns: CustomerColumns) {
    const problems = createProblems();
    const planned = planCustomer(customer, state, await states.groupIds(trx, customer.groups ?? []), problems);
    refuse(problems, columns);
    return planned;
  }

  async function group(trx: Trx, customer_id: string, group_ids: readonly string[]): Promise<void> {
    const had = (await customerRecordRepository.groupsOf(trx, customer_id)).map(({ id }) => id);
    const gone = had.filter((id) => !group_ids.includes(id));
    await customerGroupsRepository.addMember(trx, customer_id, group_ids, clock.now());
    await customerGroupsRepository.removeMember(trx, customer_id, gone);
  }

  /** @param from what the file is called: it is the proof where it says no other */
  async function subscribe(
    trx: Trx,
    reader: Parameters<NewsletterService['setFromFile']>[1],
    { wanted, at, source }: NonNullable<CustomerPlan['newsletter']>,
    from: string,
  ): Promise<void> {
    const proof = { source: source || from, at: at === null ? null : new Date(at) };
    await newsletter.setFromFile(trx, reader, wanted, proof);
  }

  /** Everything that a file changes of one customer, as one deed. @param from what the file is called */
  const writing = (planned: CustomerPlan, from: string, author_id: string): CustomerDeed => ({
    action: 'import',
    is_of_account: true,
    async work(trx, user) {
      const { details, phone, tags, group_ids, notes } = planned;
      if (planned.changes.length === 0) return undefined;
      await users.setByStaff(trx, user.id, details);
      const marks = { ...(phone !== undefined && { phone }), ...(tags && { tags }) };
      if (Object.keys(marks).length > 0) await customerRecordRepository.update(trx, user.id, marks);
      if (group_ids) await group(trx, user.id, group_ids);
      for (const text of notes) {
        const note = { id: newId(), customer_id: user.id, author_id, text, created_at: clock.now() };
        await customerRecordRepository.insertNote(trx, note);
      }
      await addresses.writeWithin(trx, user.id, planned.addresses);
      if (planned.newsletter) {
        const language = details.language ?? user.language;
        await subscribe(trx, { email: user.email.toLowerCase(), language }, planned.newsletter, from);
      }
      return told(planned);
    },
  });

  return {
    /** The customers that are to be written. @throws AppError as `listToWrite` */
    plan: (handle: Db | Trx, request: ImportRequest): Promise<JobRow[]> => listToWrite(repository, handle, request),

    /**
     * Makes one customer as the file says. A new one has no password: they set one by the link of the password mail, which
     * staff send, or they themselves where they sign in.
     * @throws AppError where that cannot be any more
     */
    async work(trx: Trx, { record_id }: JobRow, { check_id }: ImportRequest, { actor, job_id }: JobOwner) {
      const { customer, columns, name } = await read(trx, check_id, Number(record_id));
      const { email } = customer;
      const state = (await states.load(trx, [email])).get(email);
      const planned = await plan(trx, customer, state, columns);
      const { first_name = '', last_name = '', language } = planned.details;
      const fresh = { first_name, last_name, username: email, email, password_hash: NO_PASSWORD };
      const customer_id = state?.id ?? (await users.create({ ...fresh, ...(language && { language }) }, trx));
      await customerWrites.changeWithin(trx, { customer_id, actor, job_id }, writing(planned, name, actor.user_id));
    },
  };
}

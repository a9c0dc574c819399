import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { pick } from '../../infra/basics/pick';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import { toSlug } from '../../presenters/search/slug';
import { changesOf, isOfVariants, namesOf, nextAttribute, refuseUsed } from './attribute-change';
import { createAttributeNotes, type AttributeNotesDeps, type Done } from './attribute-notes';
import { attributeRecords } from './attribute-records.service';
import { attributeRecordsRepository as repository } from './attribute-records.repository';
import type { AttributeRecordRow, ValueRow } from './attribute-records.repository';
import { ofOption, toCode } from '../../presenters/words/of-option';
import { attributesWriter } from './attributes-writer.service';
import { MOST_ATTRIBUTES } from './attributes.schemas';
import type { AdminAttributeListView, AdminAttributeView, AttributeEdit, NewAttribute } from './attributes.schemas';
import { nextValues } from './value-edits';
import { hasOwnOrder, writeValues } from './write-values';

export type AttributeEditsDeps = Pick<Infra, 'db' | 'clock'> & AttributeNotesDeps;

type Staff = Actor & { user_id: string };

/** A write of staff: of which attribute, by whom, and what they have seen of it. */
export interface AttributeWrite {
  code: string;
  actor: Staff;
  version: number;
}

type Deed = (trx: Trx, row: AttributeRecordRow) => Promise<Done>;

export type AttributeEditsService = ReturnType<typeof createAttributeEdits>;

/** Every value that there is, of an attribute that staff look after. */
const ALL_VALUES = 10_000;

/** Attributes and their values as staff write them; listings, search and tiles follow by the change feed. */
export function createAttributeEdits({ db, clock, ...deps }: AttributeEditsDeps) {
  const { note, productsOf } = createAttributeNotes(deps);

  /** One transaction with the attribute locked, in which a stale version is refused. */
  async function change({ code, actor, version }: AttributeWrite, action: string, deed: Deed): Promise<void> {
    const isDone = await withTransaction(db, async (trx) => {
      const row = await repository.lock(trx, code);
      if (!row) throw new AppError('attributes.not_found');
      if (row.version !== version) return false;
      await note(trx, { actor, action, code }, await deed(trx, row));
      return true;
    });
    if (!isDone)
      throw new AppError('attributes.stale', {}, { extensions: { current: await attributeRecords.get(db, code) } });
  }

  /** @throws AppError `validation.failed` */
  async function checkName(trx: Trx, name: string, code: string | undefined): Promise<void> {
    const taken = (await repository.list(trx)).some(
      (one) => one.code !== code && one.name.toLowerCase() === name.toLowerCase(),
    );
    if (taken) throw notValid({ name: [messageOf('validation.failed.attribute_name_taken')] });
  }

  const editing =
    (edit: AttributeEdit): Deed =>
    async (trx, row) => {
      const before = await repository.listValues(trx, row.id, ALL_VALUES);
      const removed = before.filter(({ id }) => edit.removed?.includes(id));
      refuseUsed(row, edit, before, removed);
      const { option_names, ...next } = nextAttribute(row, edit);
      if (next.name !== row.name) await checkName(trx, next.name, row.code);
      const attribute = { ...row, ...next };
      const gone = removed.map(({ id }) => id);
      const products = await productsOf(trx, gone);
      await repository.removeValues(trx, gone);
      const left = before.filter((value) => !removed.includes(value));
      const values = nextValues(attribute, left, edit.values ?? []);
      const isOrdered = edit.values !== undefined && hasOwnOrder(next.kind, left, values);
      const touched = await writeValues(trx, row, left, values, isOrdered);
      await attributesWriter.addOwnValues(trx, attribute);
      const columns = { ...next, names: JSON.stringify(next.names), option_names, version: row.version + 1 };
      await repository.update(trx, row.id, { ...columns, last_modified_at: clock.now() });
      // What is narrowed by it, all of its products say; else those whose values changed.
      const all = next.filterable === row.filterable ? touched : left.map(({ id }) => id);
      const found = await productsOf(trx, all);
      return {
        ...changesOf(row, next, { before, after: values, isOther: touched.length > 0 }),
        products: [...new Set([...products, ...found])],
      };
    };

  /** @throws AppError `attributes.not_possible` where a product has variants of both */
  async function mergeOptions(trx: Trx, row: AttributeRecordRow, from: ValueRow, into: ValueRow): Promise<void> {
    for (const option of await repository.listOptions(trx, from.id)) {
      if (ofOption([row], option.name) === undefined) continue;
      const said = option.values.find((value) => isCalled(from, value));
      if (said === undefined) continue;
      if (option.values.some((value) => isCalled(into, value)))
        throw new AppError('attributes.not_possible.both', { label: option.name });
      await repository.renameOptionValue(trx, option, said, into.label);
    }
  }

  const merging =
    (from_id: number, into_id: number, user_id: string): Deed =>
    async (trx, row) => {
      const values = await repository.listValues(trx, row.id, ALL_VALUES);
      const [from, into] = [from_id, into_id].map((wanted) => values.find(({ id }) => id === wanted));
      if (!from || !into) throw notValid({ into: [messageOf('validation.failed.attribute_value_unknown')] });
      if (from.id === into.id) throw new AppError('attributes.not_possible.itself');
      const products = await productsOf(trx, [from.id]);
      await mergeOptions(trx, row, from, into);
      await repository.moveSaid(trx, from.id, into.id);
      await repository.removeValues(trx, [from.id]);
      const now = clock.now();
      await repository.touchProducts(trx, products, user_id, now);
      await repository.update(trx, row.id, { version: row.version + 1, last_modified_at: now });
      return { before: { value: from.label }, after: { into: into.label, products: products.length }, products };
    };

  const removing: Deed = async (trx, row) => {
    const values = await repository.listValues(trx, row.id, ALL_VALUES);
    const used = values.filter(isOfVariants);
    if (used.length > 0) throw new AppError('attributes.not_possible.variants', { values: namesOf(used) });
    const products = await productsOf(
      trx,
      values.map(({ id }) => id),
    );
    await repository.remove(trx, row.id);
    return { before: pick(row, ['name', 'kind']), after: { products: products.length }, products };
  };

  return {
    list: (): Promise<AdminAttributeListView> => attributeRecords.list(db),
    /** @throws AppError `attributes.not_found` */
    get: (code: string): Promise<AdminAttributeView> => attributeRecords.get(db, code),

    /** A new one behind the others, for variants to choose by where its kind allows. @throws AppError `validation.failed`, `attributes.not_possible` */
    async create(actor: Staff, { name: given, kind, unit = '' }: NewAttribute): Promise<AdminAttributeView> {
      const name = given.trim();
      const code = toCode(name);
      if (code === '') throw notValid({ name: [messageOf('validation.failed.attribute_name_plain')] });
      await withTransaction(db, async (trx) => {
        const all = await repository.list(trx);
        if (all.length >= MOST_ATTRIBUTES)
          throw new AppError('attributes.not_possible.most', { most: MOST_ATTRIBUTES });
        await checkName(trx, name, undefined);
        const made = { code, name, kind, unit: kind === 'number' ? unit.trim() : '', filterable: kind !== 'text' };
        if (!(await repository.insert(trx, made)))
          throw notValid({ name: [messageOf('validation.failed.attribute_name_taken')] });
        const row = await repository.lock(trx, code);
        if (!row) throw new Error('An attribute vanished while it was made');
        await attributesWriter.addOwnValues(trx, row);
        await note(trx, { actor, action: 'create', code }, { before: {}, after: { name, kind }, products: [] });
      });
      return attributeRecords.get(db, code);
    },

    /** @throws AppError `attributes.stale`, `validation.failed`, `attributes.not_possible`, `attributes.not_found` */
    async update(write: AttributeWrite, edit: AttributeEdit): Promise<AdminAttributeView> {
      await change(write, 'update', editing(edit));
      return attributeRecords.get(db, write.code);
    },

    /** Two values become one, in variants' options too. @throws AppError as `update` */
    async merge(write: AttributeWrite, from: number, into: number): Promise<AdminAttributeView> {
      await change(write, 'merge', merging(from, into, write.actor.user_id));
      return attributeRecords.get(db, write.code);
    },

    /** With all that is said by it; never while variants use it. @throws AppError as `update` */
    remove: (write: AttributeWrite): Promise<void> => change(write, 'delete', removing),

    /** Every attribute in a new order. @throws AppError `attributes.not_possible` where there are others by now */
    async reorder(actor: Staff, codes: readonly string[]): Promise<AdminAttributeListView> {
      await withTransaction(db, async (trx) => {
        // Places are read when nobody else changes them: of two orders at once one would write only what it had seen differ.
        await repository.lockAll(trx, codes);
        const all = await repository.list(trx);
        const known = new Set(all.map(({ code }) => code));
        if (
          codes.length !== known.size ||
          new Set(codes).size !== codes.length ||
          !codes.every((code) => known.has(code))
        )
          throw new AppError('attributes.not_possible.order');
        for (const { id, code, position } of all) {
          const index = codes.indexOf(code);
          if (position !== index) await repository.update(trx, id, { position: index });
        }
        const order = {
          before: { order: all.map(({ name }) => name) },
          after: { order: codes.map((code) => nameOf(all, code)) },
        };
        await note(trx, { actor, action: 'order', code: 'all' }, { ...order, products: [] });
      });
      return attributeRecords.list(db);
    },
  };
}

const nameOf = (all: readonly AttributeRecordRow[], code: string): string =>
  all.find((one) => one.code === code)?.name ?? code;

/** Whether an option's value is this one, by its label or by its place in addresses. */
const isCalled = ({ label, value }: ValueRow, said: string): boolean =>
  label.toLowerCase() === said.toLowerCase() || value === toSlug(said);

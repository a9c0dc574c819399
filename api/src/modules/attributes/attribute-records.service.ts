import { AppError } from '../../errors/errors';
import { LANGUAGES } from '../../core/languages';
import type { Db, Trx } from '../../infra/database/db';
import { orderOf } from '../../presenters/values/size-order';
import { attributeRecordsRepository as repository } from './attribute-records.repository';
import type { CountedAttribute, ValueRow } from './attribute-records.repository';
import { MOST_VALUES } from './attributes.schemas';
import type { AdminAttributeListView, AdminAttributeView } from './attributes.schemas';

/** Kinds whose values need no words of their own in another language. */
const WORDLESS = new Set(['number', 'date']);
const OTHER_LANGUAGES = LANGUAGES.length - 1;

const wordsOf = (words: Record<string, string>) => ({ de: words['de'] ?? '' });

function presentAttribute(row: CountedAttribute): AdminAttributeListView['items'][number] {
  const { id: _, option_names: __, position: ___, missing_values, ...attribute } = row;
  const names = wordsOf(row.names);
  return {
    ...attribute,
    names,
    missing_words: OTHER_LANGUAGES * Number(names.de === '') + (WORDLESS.has(row.kind) ? 0 : missing_values),
    last_modified_at: row.last_modified_at.toISOString(),
  };
}

/** As the shop shows them: numbers and days by what they are, others as staff put them or by size. */
export function inShopOrder<Value extends Pick<ValueRow, 'label' | 'position' | 'number'>>(
  kind: string,
  values: readonly Value[],
): Value[] {
  if (WORDLESS.has(kind)) return values.toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity));
  const compare = orderOf(values);
  return compare ? values.toSorted(compare) : [...values];
}

const presentValue = ({
  number: _,
  position: __,
  labels,
  ...value
}: ValueRow): AdminAttributeView['values'][number] => ({
  ...value,
  labels: wordsOf(labels),
});

/** Attributes as staff see them. */
export const attributeRecords = {
  async list(db: Db): Promise<AdminAttributeListView> {
    return { items: (await repository.list(db)).map(presentAttribute) };
  },

  /** One whole. @throws AppError `attributes.not_found` */
  async get(db: Db | Trx, code: string): Promise<AdminAttributeView> {
    const [row] = await repository.list(db, code);
    if (!row) throw new AppError('attributes.not_found');
    const values = await repository.listValues(db, row.id, MOST_VALUES);
    return { ...presentAttribute(row), values: inShopOrder(row.kind, values).map(presentValue) };
  },
};

import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { groupBy } from '../../infra/basics/group-by';
import type { Db, Trx } from '../../infra/database/db';
import { ofOption, toCode } from '../../presenters/words/of-option';
import { nextAttribute } from './attribute-change';
import { createAttributeNotes, type AttributeNotesDeps } from './attribute-notes';
import { attributeRecordsRepository } from './attribute-records.repository';
import type { AttributeRecordRow } from './attribute-records.repository';
import { attributeWordsRepository as repository } from './attribute-words.repository';
import type { AskedValue, WordedAttributeRow, WordedValueRow } from './attribute-words.repository';
import { toPlace, toValue } from './to-value';

/** An attribute, or one of its values, by what a product or its options call it. */
export interface AskedWord {
  of: 'product' | 'option';
  attribute: string;
  /** null: the attribute itself */
  value: string | null;
}

/** What it is called in German. */
export interface SaidWord extends AskedWord {
  word: string;
}

/** What the shop has of it. */
interface FoundWord {
  /** the same of all that ask for one thing */
  key: string;
  /** '' where there is none */
  word: string;
  attribute: WordedAttributeRow | undefined;
  value: WordedValueRow | undefined;
}

/** A word that becomes another one: of a value, or of the attribute itself. */
interface Other {
  value: WordedValueRow | undefined;
  word: string;
}

export type FindWord = (asked: AskedWord) => FoundWord;

export type AttributeWordsService = ReturnType<typeof createAttributeWords>;

const LANGUAGE = 'de';

const wordOf = (words: Record<string, string> | undefined): string => words?.[LANGUAGE] ?? '';

function attributeOf(all: readonly WordedAttributeRow[], { of, attribute: name }: AskedWord) {
  if (of === 'option') return ofOption(all, name);
  const [lower, code] = [name.trim().toLowerCase(), toCode(name)];
  return all.find((one) => one.name.toLowerCase() === lower) ?? all.find((one) => one.code === code);
}

/** Makes the function that finds the German words of these, and what they are words of. */
export async function findAttributeWords(db: Db | Trx, asked: readonly AskedWord[]): Promise<FindWord> {
  const all = asked.length === 0 ? [] : await repository.list(db);
  const placeOf = (one: AskedWord) => {
    const attribute = attributeOf(all, one);
    const [made] = attribute && one.value !== null ? toValue(attribute, one.value) : [];
    return { attribute, made };
  };
  const rows = await repository.listValues(
    db,
    asked.flatMap((one) => {
      const { made } = placeOf(one);
      return made ? [{ attribute_id: made.attribute_id, value: made.value, label: made.label }] : [];
    }),
  );
  const byValue = new Map(rows.map((row) => [`${row.attribute_id} ${row.value}`, row]));
  const byLabel = new Map(rows.map((row) => [`${row.attribute_id} ${row.label.toLowerCase()}`, row]));
  // staff may have given a value another word than its place in addresses
  const rowOf = ({ attribute_id, label, value }: AskedValue) =>
    byLabel.get(`${attribute_id} ${label.toLowerCase()}`) ?? byValue.get(`${attribute_id} ${value}`);
  return (one) => {
    const { attribute, made } = placeOf(one);
    const code = attribute?.code ?? toCode(one.attribute);
    if (one.value === null) return { key: code, word: wordOf(attribute?.names), attribute, value: undefined };
    const value = made && rowOf(made);
    const { value: place } = value ?? made ?? { value: toPlace(one.value) };
    return { key: `${code} ${place}`, word: wordOf(value?.labels), attribute, value };
  };
}

/** German words of attributes and their values as files say them. */
export function createAttributeWords({ clock, ...deps }: Pick<Infra, 'clock'> & AttributeNotesDeps) {
  const { tell, refresh, productsOf } = createAttributeNotes(deps);

  /** Writes what differs of one attribute, which is locked. @returns the products that are found or shown by it */
  async function write(
    trx: Trx,
    row: AttributeRecordRow,
    words: readonly Other[],
    { actor, job_id }: { actor: Actor; job_id: string },
  ): Promise<string[]> {
    const name = words.find(({ value }) => value === undefined)?.word;
    const { names, option_names } = nextAttribute(row, name === undefined ? {} : { names: { [LANGUAGE]: name } });
    const said = new Map(words.flatMap(({ value, word }) => (value ? [[value.id, { value, word }] as const] : [])));
    for (const [id, { value, word }] of said) {
      const labels = JSON.stringify({ ...value.labels, [LANGUAGE]: word });
      await attributeRecordsRepository.updateValue(trx, id, { labels });
    }
    await attributeRecordsRepository.update(trx, row.id, {
      names: JSON.stringify(names),
      option_names,
      version: row.version + 1,
      last_modified_at: clock.now(),
    });
    const values = [...said.values()];
    const isNamed = name !== undefined;
    const products = await productsOf(trx, [...said.keys()]);
    await tell(
      trx,
      { actor, action: 'update', code: row.code },
      {
        before: {
          ...(isNamed && { names: row.names }),
          ...(values.length > 0 && { values: values.map(({ value }) => sayValue(value, value.labels[LANGUAGE])) }),
        },
        after: {
          ...(isNamed && { names }),
          ...(values.length > 0 && { values: values.map(({ value, word }) => sayValue(value, word)) }),
          job_id,
        },
        products,
      },
    );
    return products;
  }

  return {
    /**
     * Gives attributes and values these German words as part of `trx`, where they have others; an attribute or a value
     * that the shop does not have is passed over.
     * @throws AppError `attributes.not_possible` where more products have a value than one transaction changes
     */
    async sayWithin(trx: Trx, words: readonly SaidWord[], by: { actor: Actor; job_id: string }): Promise<void> {
      if (words.length === 0) return;
      const before = await findAttributeWords(trx, words);
      const placed = words.map((one) => ({ one, found: before(one) }));
      const differing = placed.filter(({ one, found }) => found.attribute && found.word !== one.word);
      const byCode = groupBy(differing, ({ found }) => found.attribute?.code ?? '');
      const touched = new Set<string>();
      // in order, so that two writers never wait for each other
      for (const code of [...byCode.keys()].sort()) {
        const row = await attributeRecordsRepository.lock(trx, code);
        if (!row) continue;
        const own = (byCode.get(code) ?? []).map(({ one }) => one);
        const find = await findAttributeWords(trx, own);
        const other = own.flatMap((one) => {
          const found = find(one);
          const isThere = found.attribute?.code === code && (one.value === null || found.value !== undefined);
          return isThere && found.word !== one.word ? [{ value: found.value, word: one.word }] : [];
        });
        for (const id of other.length > 0 ? await write(trx, row, other, by) : []) touched.add(id);
      }
      // Once: a product may have a value of each of these attributes.
      await refresh(trx, [...touched].sort());
    },
  };
}

const sayValue = ({ label }: WordedValueRow, word = ''): string => `${label}: ${word}`;

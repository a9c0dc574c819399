import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { groupBy } from '../../infra/basics/group-by';
import type { Db, Trx } from '../../infra/database/db';
import { ofOption, toCode } from '../../presenters/words/of-option';
import { nextAttribute } from './attribute-change';
import { createAttributeNotes, type AttributeNotesDeps } from './attribute-notes';
import { attributeRecordsRepository as repository } from './attribute-records.repository';
import type { AttributeRecordRow } from './attribute-records.repository';
import { attributeWordsRepository } from './attribute-words.repository';
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
  const all = asked.length === 0 ? [] : await attributeWordsRepository.list(db);
  const placeOf = (one: AskedWord) => {
    const attribute = attributeOf(all, one);
    const [made] = attribute && one.value !== null ? toValue(attribute, one.value) : [];
    return { attribute, made };
  };
  const rows = await attributeWordsRepository.listValues(
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

/** One attribute, which is locked, as these words want it. */
function nextOf(row: AttributeRecordRow, words: readonly Other[]) {
  const name = words.find(({ value }) => value === undefined)?.word;
  const { names, option_names } = nextAttribute(row, name === undefined ? {} : { names: { [LANGUAGE]: name } });
  const said = new Map(words.flatMap(({ value, word }) => (value ? [[value.id, { value, word }] as const] : [])));
  const values = [...said.values()];
  const isNamed = name !== undefined;
  const tells = (called: Record<string, string>, texts: readonly string[]) => ({
    ...(isNamed && { names: called }),
    ...(texts.length > 0 && { values: texts }),
  });
  return {
    row: { id: row.id, names, option_names, version: row.version + 1 },
    labels: values.map(({ value, word }) => ({ id: value.id, labels: { ...value.labels, [LANGUAGE]: word } })),
    before: tells(
      row.names,
      values.map(({ value }) => sayValue(value, value.labels[LANGUAGE])),
    ),
    after: tells(
      names,
      values.map(({ value, word }) => sayValue(value, word)),
    ),
    code: row.code,
  };
}

/** German words of attributes and their values as files say them. */
export function createAttributeWords({ clock, ...deps }: Pick<Infra, 'clock'> & AttributeNotesDeps) {
  const { tell, refresh, productsByAttribute } = createAttributeNotes(deps);

  /** What differs by now of these words, by the attributes that had others and are locked from here on. */
  async function lockDiffering(trx: Trx, words: readonly SaidWord[]): Promise<Map<AttributeRecordRow, Other[]>> {
    const before = await findAttributeWords(trx, words);
    const differing = words.flatMap((one) => {
      const { attribute, word } = before(one);
      return attribute && word !== one.word ? [{ one, code: attribute.code }] : [];
    });
    const rows = await repository.lockAll(trx, [...new Set(differing.map(({ code }) => code))]);
    const byCode = new Map(rows.map((row) => [row.code, row]));
    const find = await findAttributeWords(
      trx,
      differing.map(({ one }) => one),
    );
    const others = differing.flatMap(({ one, code }) => {
      const [{ attribute, value, word }, row] = [find(one), byCode.get(code)];
      const isThere = attribute?.code === code && (one.value === null || value !== undefined);
      return row && isThere && word !== one.word ? [{ row, other: { value, word: one.word } }] : [];
    });
    const byRow = groupBy(others, ({ row }) => row);
    return new Map([...byRow].map(([row, list]) => [row, list.map(({ other }) => other)]));
  }

  return {
    /**
     * Gives attributes and values these German words as part of `trx`, where they have others; an attribute or a value
     * that the shop does not have is passed over. However many words there are, it takes as many statements.
     * @throws AppError `attributes.not_possible` where more products have a value than one transaction changes
     */
    async sayWithin(trx: Trx, words: readonly SaidWord[], by: { actor: Actor; job_id: string }): Promise<void> {
      if (words.length === 0) return;
      const differing = await lockDiffering(trx, words);
      if (differing.size === 0) return;
      const next = [...differing].map(([row, others]) => nextOf(row, others));
      const labels = next.flatMap((one) => one.labels);
      await repository.updateWords(
        trx,
        next.map(({ row }) => row),
        labels,
        clock.now(),
      );
      const products = await productsByAttribute(
        trx,
        labels.map(({ id }) => id),
      );
      const done = next.map(({ row, code, before, after }) => {
        const own = products.get(row.id) ?? [];
        return { action: 'update', code, before, after: { ...after, job_id: by.job_id }, products: own };
      });
      await tell(trx, by.actor, done);
      // Once: a product may have a value of each of these attributes.
      await refresh(trx, [...new Set(done.flatMap((one) => one.products))].sort());
    },
  };
}

const sayValue = ({ label }: WordedValueRow, word = ''): string => `${label}: ${word}`;

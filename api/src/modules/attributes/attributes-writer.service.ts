import type { Db, Trx } from '../../infra/database/db';
import { ofOption, toCode } from '../../presenters/words/of-option';
import { attributesRepository, type AttributeRow, type ValueToKeep } from './attributes.repository';
import { otherWordsRepository } from './other-words.repository';
import { familiesOf, faultOf, toValue, yesAndNo } from './to-value';

export type { FoundBy } from './other-words.repository';

/** What is said of a product: an attribute and its values, as a person reads them. */
export interface SaidAttribute {
  code: string;
  name: string;
  values: readonly string[];
}

const keyOf = ({ attribute_id, value }: ValueToKeep): string => `${attribute_id} ${value}`;

/** The ids of these values; those that are new are made, their families before them. */
async function ensureValues(trx: Db | Trx, wanted: readonly ValueToKeep[]): Promise<Map<string, number>> {
  const values = distinct(wanted);
  const called = await attributesRepository.listCalled(trx, values);
  const others = values.filter((value) => !called.has(keyOf(value)));
  await attributesRepository.ensureValues(trx, distinct(familiesOf(others)));
  return new Map([...(await attributesRepository.ensureValues(trx, others)), ...called]);
}

/** Attributes of products: those that their variants' options say, and those that are said of the products themselves. */
export const attributesWriter = {
  /** Makes an attribute, or writes anew what it is called and whether it filters. */
  put: attributesRepository.put,

  /** All attributes by what people call them, in lower case. */
  async byName(trx: Db | Trx): Promise<Map<string, AttributeRow>> {
    const attributes = await attributesRepository.list(trx);
    return new Map(attributes.map((attribute) => [attribute.name.toLowerCase(), attribute]));
  },

  /**
   * What is wrong with values that staff say of a product, or undefined: numbers, days, yes or no are what they are, and a
   * choice is one of those that there are (docs/product.md §3).
   */
  async findFault(trx: Db | Trx, attribute: AttributeRow, values: readonly string[]) {
    const written = values.find((value) => faultOf(attribute, value) !== null);
    if (written !== undefined) return { written, kind: faultOf(attribute, written) };
    if (attribute.kind !== 'choice') return undefined;
    const asked = values.flatMap((label) => toValue(attribute, label));
    const known = await attributesRepository.listKnown(trx, asked);
    const unknown = asked.find((value) => !known.has(keyOf(value)))?.label;
    return unknown === undefined ? undefined : { written: unknown, kind: 'choice' as const };
  },

  /** Makes the values of an attribute that has them by its kind. */
  async addOwnValues(trx: Trx, attribute: AttributeRow): Promise<void> {
    if (attribute.kind === 'boolean') await attributesRepository.ensureValues(trx, yesAndNo(attribute));
  },

  /** What finds each value beside its own label, by the value's id. */
  listFoundBy: otherWordsRepository.list,

  /** Makes values with words of other languages, as the demo shop has them. */
  async putValues(trx: Db | Trx, code: string, words: Record<string, Record<string, string>>): Promise<void> {
    const attribute = (await attributesRepository.list(trx)).find((one) => one.code === code);
    if (!attribute) return;
    const values = Object.entries(words).flatMap(([label, labels]) =>
      toValue(attribute, label).map((value) => ({ ...value, labels })),
    );
    await ensureValues(trx, values);
  },

  /** Makes the attributes that options of these names stand for, and answers all. */
  async ensureForOptions(trx: Db | Trx, names: Iterable<string>): Promise<AttributeRow[]> {
    const attributes = await attributesRepository.list(trx);
    const missing = [...new Set(names)].filter((name) => toCode(name) !== '' && !ofOption(attributes, name));
    if (missing.length === 0) return attributes;
    for (const name of missing.sort()) {
      const option_names = [name.toLowerCase()];
      await attributesRepository.add(trx, { code: toCode(name), name, filterable: true, option_names });
    }
    return attributesRepository.list(trx);
  },

  /** The ids of the values that options with these names and values stand for. */
  async idsOfOptions(
    trx: Db | Trx,
    options: readonly { name: string; values: readonly string[] }[],
  ): Promise<(name: string, label: string) => number | undefined> {
    const attributes = await this.ensureForOptions(
      trx,
      options.map(({ name }) => name),
    );
    const valuesOf = (name: string, label: string): ValueToKeep[] => {
      const attribute = ofOption(attributes, name);
      return attribute ? toValue(attribute, label) : [];
    };
    const wanted = options.flatMap(({ name, values }) => values.flatMap((label) => valuesOf(name, label)));
    const ids = await ensureValues(trx, wanted);
    return (name, label) => {
      const [value] = valuesOf(name, label);
      return value && ids.get(keyOf(value));
    };
  },

  /** Brings what the options of these products say in step with the options. */
  async syncOptions(trx: Trx, product_ids: readonly string[]): Promise<void> {
    const options = await attributesRepository.listOptions(trx, product_ids);
    const idOf = await this.idsOfOptions(trx, options);
    const values = options.flatMap(({ product_id, name, values: labels }) =>
      labels.flatMap((label) => {
        const value_id = idOf(name, label);
        return value_id === undefined ? [] : [{ product_id, value_id }];
      }),
    );
    await attributesRepository.replaceProductValues(trx, product_ids, true, values);
  },

  /** Puts what is said of a product itself in the place of what was said before. */
  async replaceSaid(trx: Trx, product_id: string, said: readonly SaidAttribute[]): Promise<void> {
    let attributes = await attributesRepository.list(trx);
    const missing = said.filter(({ code }) => !attributes.some((attribute) => attribute.code === code));
    for (const { code, name } of missing) {
      // A text such as the dimensions is nothing to choose by: which ones are, people decide.
      await attributesRepository.add(trx, { code, name, filterable: false, option_names: [] });
    }
    if (missing.length > 0) attributes = await attributesRepository.list(trx);
    const wanted = said.flatMap(({ code, values }) => {
      const attribute = attributes.find((one) => one.code === code);
      return attribute ? values.flatMap((label) => toValue(attribute, label)) : [];
    });
    const ids = await ensureValues(trx, wanted);
    const own = [...new Set(wanted.flatMap((value) => ids.get(keyOf(value)) ?? []))];
    await attributesRepository.replaceProductValues(
      trx,
      [product_id],
      false,
      own.map((value_id) => ({ product_id, value_id })),
    );
  },
};

function distinct(values: readonly ValueToKeep[]): ValueToKeep[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}

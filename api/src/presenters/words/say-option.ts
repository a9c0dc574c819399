import { DEFAULT_LANGUAGE } from '../../core/languages';
import { toSlug } from '../search/slug';
import { ofOption } from './of-option';

/** What of an attribute and its values says what options are called. */
interface WordedValue {
  value: string;
  label: string;
  labels: Readonly<Record<string, string>>;
}
export interface WordedAttribute {
  code: string;
  names: Readonly<Record<string, string>>;
  option_names: string[];
  values: readonly WordedValue[];
}

export interface Option {
  name: string;
  values: readonly string[];
}

/** An option, and the words for it and for its values in the same order. */
export type SayOption = (option: Option) => { name: string; values: string[] };

const asItIs: SayOption = ({ name, values }) => ({ name, values: [...values] });

type Look = (option: string) => { name: string | undefined; valueOf(value: string): string | undefined };

/** The words of attributes in one language; each attribute's values are gone through once. */
function lookIn(attributes: readonly WordedAttribute[], language: string): Look {
  const known = new Map<WordedAttribute, Map<string, WordedValue>>();
  function valuesOf(attribute: WordedAttribute): Map<string, WordedValue> {
    const values =
      known.get(attribute) ??
      new Map([
        ...attribute.values.map((one): [string, WordedValue] => [one.value, one]),
        // Staff may have given a value another word since.
        ...attribute.values.map((one): [string, WordedValue] => [one.label.toLowerCase(), one]),
      ]);
    known.set(attribute, values);
    return values;
  }
  return (option) => {
    const attribute = ofOption(attributes, option);
    if (!attribute) return { name: undefined, valueOf: () => undefined };
    const values = valuesOf(attribute);
    return {
      name: attribute.names[language],
      valueOf: (value) => (values.get(value.toLowerCase()) ?? values.get(toSlug(value)))?.labels[language],
    };
  };
}

/**
 * Makes the function that says options in a language: by the name of the attribute that they are of, and by its values' words.
 * Values stay as they are where two would be called the same: who chooses must be able to tell them apart.
 */
export function createSayOption(attributes: readonly WordedAttribute[]): (language: string) => SayOption {
  const byLanguage = new Map<string, Look>();
  return (language) => {
    if (language === DEFAULT_LANGUAGE) return asItIs;
    const look = byLanguage.get(language) ?? lookIn(attributes, language);
    byLanguage.set(language, look);
    return ({ name, values }) => {
      const words = look(name);
      const said = values.map((value) => words.valueOf(value) ?? value);
      return { name: words.name ?? name, values: new Set(said).size === said.length ? said : [...values] };
    };
  };
}

/** A product's options in a language, each beside itself; names stay as they are where two would be called the same. */
export function sayOptions<One extends Option>(options: readonly One[], say: SayOption) {
  const said = options.map((own) => ({ own, ...say(own) }));
  const isClear = new Set(said.map(({ name }) => name)).size === said.length;
  return isClear ? said : said.map((one) => ({ ...one, name: one.own.name }));
}

/** What a variant is, in the words of its product's options. */
export function sayVariant(
  options: Readonly<Record<string, string>>,
  said: readonly { own: Option; name: string; values: readonly string[] }[],
): Record<string, string> {
  const of = new Map(said.map((one) => [one.own.name, one]));
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const known = of.get(name);
      return [known?.name ?? name, known?.values[known.own.values.indexOf(value)] ?? value];
    }),
  );
}

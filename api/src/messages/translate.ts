import { formSentences } from '@tessera/shared/forms';
import type { Language } from '../core/languages';
import { de } from './de';

interface Pattern {
  english: RegExp;
  german: string;
}

const exact = new Map<string, string>();
const patterns: Pattern[] = [];

function learn(english: string, german: string): void {
  if (!english.includes('{}')) return void exact.set(english, german);
  const source = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  patterns.push({ english: new RegExp(`^${source.join('([\\s\\S]{1,300}?)')}$`), german });
}

for (const [english, german] of Object.entries(de)) learn(english, german);
learnForms();

/** Forms are checked in English here; each sentence is paired with the German one of the same key. */
function learnForms(): void {
  const { en, de: german } = formSentences;
  for (const key of Object.keys(en.fields) as (keyof typeof en.fields)[]) {
    const [field, feld] = [en.fields[key], german.fields[key]];
    learn(en.sentences.required(field), german.sentences.required(feld));
    learn(en.sentences.tooLong(field, '{}'), german.sentences.tooLong(feld, '{}'));
    learn(en.sentences.postalCodeInvalid(field, '{}'), german.sentences.postalCodeInvalid(feld, '{}'));
  }
  learn(en.sentences.passwordTooShort('{}'), german.sentences.passwordTooShort('{}'));
  learn(en.sentences.passwordTooLong('{}'), german.sentences.passwordTooLong('{}'));
  for (const [key, sentence] of Object.entries(en.sentences)) {
    const other = german.sentences[key as keyof typeof german.sentences];
    if (typeof sentence === 'string' && typeof other === 'string') learn(sentence, other);
  }
}

/** A sentence in a language; as it is where nobody has translated it, such as what a person has written. */
export function translate(sentence: string, language: Language): string {
  if (language === 'en') return sentence;
  const found = exact.get(sentence);
  if (found !== undefined || sentence.length > 500) return found ?? sentence;
  for (const { english, german } of patterns) {
    const filled = english.exec(sentence);
    if (filled) return fill(german, filled.slice(1));
  }
  return sentence;
}

function fill(pattern: string, values: string[]): string {
  let next = 0;
  return pattern.replace(/\{(\d?)\}/g, (_all, place: string) => {
    const index = place === '' ? next++ : Number(place) - 1;
    return values[index] ?? '';
  });
}

/** Members of answers that hold a sentence of ours for a person; `errors` holds lists of them by field. */
const SPOKEN = new Set(['message', 'sentence', 'reason', 'problem', 'device']);
const DEEPEST = 6;

/** The same answer with its sentences in a language. What people have written stays as it is. */
export function translateAnswer(value: unknown, language: Language, depth = 0): unknown {
  if (language === 'en' || typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => translateAnswer(item, language, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (typeof member === 'string') return [name, SPOKEN.has(name) ? translate(member, language) : member];
      if (name === 'errors') return [name, translateErrors(member, language)];
      return [name, translateAnswer(member, language, depth + 1)];
    }),
  );
}

/** `{ email: ['Email is required'] }` */
function translateErrors(errors: unknown, language: Language): unknown {
  if (typeof errors !== 'object' || errors === null) return errors;
  const say = (one: unknown): unknown => (typeof one === 'string' ? translate(one, language) : one);
  return Object.fromEntries(
    Object.entries(errors).map(([field, said]: [string, unknown]) => [
      field,
      Array.isArray(said) ? said.map(say) : said,
    ]),
  );
}

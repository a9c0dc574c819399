import type { TSchema } from 'typebox';
import { Format, IsDateTime } from 'typebox/format';
import { isDay } from '../../infra/basics/calendar';
import { messageOf } from '../../messages/message';
import type { LocalizedMessage } from '../../messages/message';

/**
 * What text may hold, as formats of JSON Schema. Text of a body that names no format is one line; `lines` is text that a
 * person writes over several. Passwords, e-mail addresses (which have a rule of their own) and what stands in a URL need
 * only be text: people paste into a search field what a page gave them, and nobody is shown it under another's name.
 */
const FORMATS = ['line', 'lines', 'text'] as const;

/** Unicode's general categories: controls, invisible formatting, line and paragraph ends, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
/** U+200C and U+200D join letters of other scripts and parts of emoji; beside Latin letters or alone they are seen by nobody. */
const JOINERS = /(?<![\p{Script=Latin}\p{Nd}\s\u200c\u200d]|^)[\u200c\u200d](?![\p{Script=Latin}\p{Nd}\s]|$)/gu;
/** Controls but tab and line ends, what turns the direction of the text around it (UAX #9), halves of characters. */
const UNSEEN_IN_LINES = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
/** PostgreSQL's text cannot hold U+0000, and UTF-8 no half of a character (RFC 3629 §3). */
const NO_TEXT = /[\0\p{Cs}]/u;

// Most text is far from all this, and is looked at once.
const PLAIN = /^[ -~]*$/;

Format.Set('line', (text) => PLAIN.test(text) || !UNSEEN.test(text.replace(JOINERS, '')));
Format.Set('lines', (text) => PLAIN.test(text) || !UNSEEN_IN_LINES.test(text));
Format.Set('text', (text) => !NO_TEXT.test(text));
Format.Set('date', isDay);
// RFC 3339 has leap seconds, which neither JavaScript nor PostgreSQL's clocks have.
Format.Set('date-time', (text) => IsDateTime(text) && !Number.isNaN(Date.parse(text)));

/** Whether text that comes another way than in a request, such as in a file, is of a format. */
export const isOfFormat = (format: 'line' | 'lines', text: string): boolean => Format.Test(format, text);

/** The message about text that is not of its format; undefined for formats that are not of ours. */
export function messageOfFormat(format: unknown): LocalizedMessage | undefined {
  const ours = FORMATS.find((one) => one === format);
  return ours && messageOf(`validation.failed.format_${ours}`);
}

/** The schema with a format for all its text, names of a record's members included, that names none. */
export function withTextFormat<T extends TSchema>(schema: T, format: 'line' | 'text'): T {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('type' in value && value.type === 'string' && !('enum' in value)) return { format, ...value };
    if ('patternProperties' in value) return { propertyNames: { type: 'string', format }, ...value };
    return value;
  }) as T; // the same schema, a little stricter
}

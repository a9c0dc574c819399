/** What is asked of attributes, by their codes: values of which one will do, or a range such as '200..500' (docs/api.md). */
export type Asked = Readonly<Record<string, readonly string[]>>;

/** As many as the API takes. */
export const MOST_ATTRIBUTES = 10;
const MOST_CHARACTERS = 800;
const PART = '[a-z0-9][a-z0-9_-]{0,39}:[^:;]+';
const WRITTEN = new RegExp(`^${PART}(;${PART}){0,${MOST_ATTRIBUTES - 1}}$`);
const RANGE = /^(-?\d{1,9}(\.\d{1,6})?)?\.\.(-?\d{1,9}(\.\d{1,6})?)?$/;
const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/;

/** Whether the filter stands in the address as it is written there. */
export const isAsked = (text: string): boolean => text.length <= MOST_CHARACTERS && WRITTEN.test(text);

/** `colour:sage,oat;weight:200..500`, read. */
export function readAsked(text: string | undefined): Asked {
  if (!text) return {};
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [code = '', values = ''] = part.split(':', 2);
      return [code, values.split(',')];
    }),
  );
}

/** As it stands in the address; '' where nothing is asked. */
export const writeAsked = (asked: Asked): string =>
  Object.entries(asked)
    .filter(([, values]) => values.length > 0)
    .map(([code, values]) => `${code}:${values.join(',')}`)
    .join(';');

/** The ends of a range; '' where one is open. */
export function endsOf([range = '']: readonly string[]): { from: string; to: string } {
  const [from = '', to = ''] = range.split('..');
  return { from, to };
}

/** From two ends to what is asked for; nothing where both are open. A number may have a comma before its fraction. */
export function rangeOf({ from, to }: { from: string; to: string }): string[] {
  const [one, other] = [from.trim().replace(',', '.'), to.trim().replace(',', '.')];
  return one === '' && other === '' ? [] : [`${one}..${other}`];
}

/** A form's field, read: undefined where an end of a range makes no sense, or it is too long. */
export function checkAsked(text: string): string | undefined {
  const values = Object.values(readAsked(text)).flat();
  const makesSense = (value: string) => !value.includes('..') || RANGE.test(value) || DAYS.test(value);
  return isAsked(text) && values.every(makesSense) ? text : undefined;
}

import { types } from 'node:util';

const LONGEST_MESSAGE = 2_000;
const LONGEST_STACK = 6_000;
/** causes of causes, and errors of an AggregateError */
const DEEPEST = 3;
const MOST_TOGETHER = 5;

/**
 * What may be told beside message and stack. A list of what may, as drivers hang on errors what they were sent:
 * PostgreSQL's `detail` holds the row that was refused.
 */
const TOLD = ['code', 'errno', 'syscall', 'path', 'address', 'port', 'status', 'statusCode', 'signal'];
const TOLD_OF_DATABASE = ['severity', 'constraint', 'schema', 'table', 'column', 'routine'];

export const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

/** SQLSTATE class 22: the message quotes the value that is no number, no date, … */
const QUOTES_A_VALUE = /^22/;

function codesOf(extra: Record<string, unknown>): Record<string, unknown> {
  const names = extra.severity === undefined ? TOLD : [...TOLD, ...TOLD_OF_DATABASE];
  const plain = names.filter((name) => ['string', 'number'].includes(typeof extra[name]));
  return Object.fromEntries(plain.map((name) => [name, extra[name]]));
}

function storyOf(error: Error, code: unknown): { message: string; stack: string } {
  const { message, stack = '' } = error;
  const told = QUOTES_A_VALUE.test(String(code)) ? message.replace(/"[\s\S]*"/, '"…"') : message;
  return {
    message: told.slice(0, LONGEST_MESSAGE),
    stack: stack.replace(message, () => told).slice(0, LONGEST_STACK),
  };
}

/** A failure as a log tells it: its kind, message, stack, codes and causes, and nothing else that hangs on it. */
export function describeError(error: Error, depth = 0): Record<string, unknown> {
  const extra = error as Error & Record<string, unknown>; // drivers and Node.js add what they like
  const inside = (value: unknown): Record<string, unknown>[] =>
    [value]
      .flat()
      .filter(isError)
      .slice(0, MOST_TOGETHER)
      .map((each) => describeError(each, depth + 1));
  const [cause] = depth < DEEPEST ? inside(error.cause) : [];
  const errors = depth < DEEPEST ? inside(extra.errors) : [];
  return {
    type: error.name === 'error' ? error.constructor.name : error.name,
    ...storyOf(error, extra.code),
    ...codesOf(extra),
    ...(cause ? { cause } : {}),
    ...(errors.length > 0 ? { errors } : {}),
  };
}

/** Requests whose ends can be told in one way only, and those that cannot: every way to frame one, with what may confuse it. */
export interface FramingCase {
  method: string;
  framing: (typeof FRAMINGS)[number];
  /** of the Connection header; '' for none */
  option: string;
  body: keyof typeof BODIES;
  /** what it is to be answered with, where that can be asked for */
  status: number;
  version: string;
  expects: boolean;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const FRAMINGS = ['length', 'chunked', 'both', 'length twice', 'chunked twice', 'trailers'] as const;
const HARMLESS = ['', 'keep-alive', 'Keep-Alive', 'upgrade'];
const HOP_BY_HOP = [
  ...['content-length', 'transfer-encoding', 'Content-Length, keep-alive', 'te', 'trailer', 'proxy-connection'],
  ...['host', 'authorization', 'x-forwarded-for', 'keep-alive, x-request-id'],
];
export const BODIES = {
  json: '{"email":"a@example.com"}',
  text: 'GET /api/status/200/smuggled HTTP/1.1\r\nhost: x\r\n\r\n',
  none: '',
};
export const STATUSES = [200, 401, 404, 413, 422, 429];

/** Every method × framing × name in Connection × body × status; HTTP/1.0 and Expect meet each of them once. */
export const framingCases = (): FramingCase[] =>
  METHODS.flatMap((method) =>
    FRAMINGS.flatMap((framing) =>
      [...HARMLESS, ...HOP_BY_HOP].flatMap((option) =>
        (['json', 'text', 'none'] as const).flatMap((body) =>
          STATUSES.map((status, at) => ({
            ...{ method, framing, option, body, status },
            ...{ version: at === 0 ? '1.0' : '1.1', expects: at === 1 },
          })),
        ),
      ),
    ),
  );

/** By the letter of the rules: RFC 9112 §6, and what Connection may name (docs/decisions/0021-the-hand-over.md). */
export function isClear({ method, framing, option, body, version }: FramingCase): boolean {
  if (!HARMLESS.includes(option)) return false;
  if (['both', 'length twice', 'chunked twice'].includes(framing)) return false;
  if (framing !== 'length' && version === '1.0') return false;
  return !['GET', 'HEAD'].includes(method) || (framing === 'length' && body === 'none');
}

/** Whether a next request on the same connection is read. */
export const staysOpen = ({ version, option }: FramingCase): boolean => version === '1.1' || /keep-alive/i.test(option);

const chunks = (body: string): string => (body === '' ? '0\r\n' : `${body.length.toString(16)}\r\n${body}\r\n0\r\n`);

function framed({ framing, body }: FramingCase): string[] {
  const text = BODIES[body];
  const length = `content-length: ${text.length}`;
  const encoding = 'transfer-encoding: chunked';
  const known: Record<FramingCase['framing'], string[]> = {
    length: [length, '', text],
    chunked: [encoding, '', `${chunks(text)}\r\n`],
    both: [length, encoding, '', `${chunks(text)}\r\n`],
    'length twice': [length, `content-length: ${text.length + 7}`, '', text],
    'chunked twice': [encoding, encoding, '', `${chunks(text)}\r\n`],
    trailers: [encoding, 'trailer: x-late', '', `${chunks(text)}x-late: content-length\r\n\r\n`],
  };
  return known[framing];
}

/** The bytes of a case, sent to `path`. */
export function bytesOf(one: FramingCase, path: string): string {
  const { method, option, version, expects } = one;
  const head = [
    `${method} ${path} HTTP/${version}`,
    'host: shop.example.com',
    'content-type: application/json',
    ...(option === '' ? [] : [`connection: ${option}`]),
    ...(expects ? ['expect: 100-continue'] : []),
  ];
  return [...head, ...framed(one)].join('\r\n');
}

import { breaksOf, type Description } from './breaks';
import type { Schema } from './breaks-of-schemas';

/** What breaks clients of the API, and what does not (docs/api.md, 'What stays'). */

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  ...{ type: 'object', properties, required },
  additionalProperties: false,
});
const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const integer: Schema = { type: 'integer' };
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

interface Call {
  asked?: Schema;
  answered?: Schema;
  query?: Record<string, Schema>;
  required?: string[];
  schemas?: Record<string, Schema>;
  path?: string;
  status?: string;
  rights?: string[];
}

/** A description of one call. */
const describing = (call: Call): Description => ({
  info: { version: '1.0.0' },
  paths: {
    [call.path ?? '/api/things/{id}']: {
      post: {
        parameters: Object.entries(call.query ?? {}).map(([name, schema]) => ({
          ...{ in: 'query', name, schema },
          required: call.required?.includes(name) ?? false,
        })),
        ...(call.asked && { requestBody: json(call.asked) }),
        ...(call.rights && { security: [{ session: call.rights }] }),
        responses: { [call.status ?? '200']: call.answered ? json(call.answered) : {} },
      },
    },
  },
  components: { schemas: call.schemas ?? {} },
});
const thing: Schema = { $ref: '#/components/schemas/Thing' };
const tree = (own: Record<string, Schema>): Record<string, Schema> => ({
  Thing: object({ ...own, inner: { type: 'array', items: thing } }),
});

test.each<[string, Call, Call]>([
  ['a call and its names of parts of the address', {}, { path: '/api/things/{thing_id}' }],
  ['a field that may be given', { asked: object({ a: text }) }, { asked: object({ a: text, b: text }) }],
  ['a field that is answered', { answered: object({ a: text }) }, { answered: object({ a: text, b: text }, ['b']) }],
  ['a value that may be said', { asked: { enum: ['a'] } }, { asked: { enum: ['a', 'b'] } }],
  ['a value that is heard', { answered: { enum: ['a'] } }, { answered: { enum: ['a', 'b'] } }],
  ['more room', { asked: { ...text, maxLength: 5 } }, { asked: { ...text, maxLength: 9 } }],
  ['what need not be given any more', { asked: object({ a: text }, ['a']) }, { asked: object({ a: text }) }],
  ['numbers where whole ones were asked for', { asked: integer }, { asked: number }],
  ['whole numbers where numbers were answered', { answered: number }, { answered: integer }],
  ['null where it may be said', { asked: text }, { asked: { anyOf: [text, { type: 'null' }] } }],
  ['another right of staff', { rights: ['ADMIN', 'orders.read'] }, { rights: ['ADMIN', 'orders.write'] }],
  ['no session where there was one', { rights: ['ADMIN'] }, {}],
  ['null that is answered no more', { answered: { type: ['string', 'null'] } }, { answered: text }],
  [
    'another name of a schema',
    { answered: thing, schemas: tree({ a: text }) },
    {
      answered: { $ref: '#/components/schemas/Other' },
      schemas: { ...tree({ a: text }), Other: tree({ a: text })['Thing'] ?? {} },
    },
  ],
])('%s breaks nothing', (_what, before, now) => {
  expect(breaksOf(describing(before), describing(now))).toEqual([]);
});

test.each<[string, Call, Call, string]>([
  ['a call that is gone', {}, { path: '/api/other' }, 'is gone'],
  ['another status', {}, { status: '204' }, 'is not answered with 200 any more'],
  [
    'a field that is not taken',
    { asked: object({ a: text, b: text }) },
    { asked: object({ a: text }) },
    'body.b is not taken any more',
  ],
  [
    'a new field that must be given',
    { asked: object({}) },
    { asked: object({ a: text }, ['a']) },
    'body.a must be given now',
  ],
  [
    'a field that is not answered',
    { answered: object({ a: text }) },
    { answered: object({}) },
    '200.a is not answered any more',
  ],
  [
    'one that may be missing',
    { answered: object({ a: text }, ['a']) },
    { answered: object({ a: text }) },
    '200.a may be missing now',
  ],
  [
    'another type',
    { answered: object({ a: text }) },
    { answered: object({ a: integer }) },
    '200.a is integer instead of string',
  ],
  [
    'null that is new in an answer',
    { answered: text },
    { answered: { type: ['string', 'null'] } },
    '200 is string or null instead of string',
  ],
  [
    'numbers where whole ones were answered',
    { answered: integer },
    { answered: number },
    '200 is number instead of integer',
  ],
  [
    'a value that may not be said',
    { asked: { enum: ['a', 'b'] } },
    { asked: { enum: ['a'] } },
    'body may not be b any more',
  ],
  [
    'values where all was allowed',
    { asked: text },
    { asked: { ...text, enum: ['a'] } },
    'body may not be what it likes any more',
  ],
  ['less room', { asked: text }, { asked: { ...text, maxLength: 9 } }, 'body has a smaller maxLength now'],
  ['a form where there was none', { asked: text }, { asked: { ...text, pattern: '^a' } }, 'body has a pattern now'],
  ['a session where there was none', {}, { rights: [] }, 'asks for a session now'],
  [
    'a session of staff where anybody’s would do',
    { rights: [] },
    { rights: ['ADMIN'] },
    'asks for a session of staff now',
  ],
  ['a larger least', { asked: integer }, { asked: { ...integer, minimum: 1 } }, 'body has a larger minimum now'],
  ['a parameter that is gone', { query: { page: integer } }, {}, 'query page is not taken any more'],
  ['one that must be given', {}, { query: { page: integer }, required: ['page'] }, 'query page must be given now'],
  [
    'one kind of several',
    { asked: { anyOf: [text, integer] } },
    { asked: { anyOf: [text, { type: 'null' }] } },
    'body was integer, too, of another kind',
  ],
  [
    'a field deep in a schema that holds itself',
    { answered: thing, schemas: tree({ a: text }) },
    { answered: thing, schemas: tree({}) },
    '200.a is not answered any more',
  ],
])('%s breaks', (_what, before, now, said) => {
  const broken = breaksOf(describing(before), describing(now));
  expect(broken).toEqual([`POST /api/things/{}: ${said}`]);
});

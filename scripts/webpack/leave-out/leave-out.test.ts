import fs from 'node:fs';

interface LeftOut {
  functions?: string[];
  answers?: Record<string, string>;
}

const { leaveOut } = jest.requireActual<{ leaveOut: (source: string, what: LeftOut) => string }>('./leave-out.js');
const { lists } = jest.requireActual<{ lists: { file: string; leftOut: LeftOut }[] }>('./lists.js');

const source = `
export function load(init) {
  if (init.fancy) return fancy(init.name);
  return plain();
}
function fancy(name) { return name; }
export const Form = wrap((props) => { return props.action; });
export class Handler {
  constructor(host) { this.host = host; }
  async preload() { return this.host; }
}
const plain = () => { return 1; };
`;

test('a function that is left out throws, whatever form it has, and the rest stays to the letter', () => {
  const thrown = (name: string) => `{throw Error("left out: ${name}")}`;
  expect(leaveOut(source, { functions: ['fancy', 'Form', 'preload'] })).toBe(
    source
      .replace('{ return name; }', thrown('fancy'))
      .replace('{ return props.action; }', thrown('Form'))
      .replace('{ return this.host; }', thrown('preload')),
  );
});

test('an answer takes the place of a body', () => {
  expect(leaveOut(source, { answers: { plain: 'return 2' } })).toBe(source.replace('{ return 1; }', '{return 2}'));
});

test.each([{ functions: ['gone'] }, { answers: { gone: '' } }])(
  'a name that the library no longer has ends the build: %j',
  (what) => {
    expect(() => leaveOut(source, what)).toThrow(/Nothing to leave out by the name of gone/);
  },
);

test('a name that two functions have ends the build: it would not say which', () => {
  const twice = 'function outer() { function load() {} }\nfunction load() {}';
  expect(() => leaveOut(twice, { functions: ['load'] })).toThrow('More than one function has the name load');
});

test('names that every object has are no names in a list', () => {
  expect(leaveOut(source, {})).toBe(source);
});

test.each(lists.map(({ file, leftOut }) => [file.slice(file.lastIndexOf('node_modules')), file, leftOut] as const))(
  'all of the list is in %s',
  (_, file, leftOut) => {
    const whole = fs.readFileSync(file, 'utf8');
    expect(leaveOut(whole, leftOut).length).toBeLessThan(whole.length);
  },
);

import { HOST_CONTRACT } from '@tessera/shared/composition';
import modules from '@tessera/shared/composition/shared-modules.json';
import places from '@tessera/shared/composition/slot-places.json';
import { RemoteDescriptor } from '@tessera/shared/remote-rules';
import promised from './promised.json';

/**
 * What remotes were promised under this major version of the contract (`promised.json`), and still have. A line that goes
 * breaks builds of other teams that are live: that is a new major version, with which the file is written anew. A new line
 * is a minor version, and is added to the file.
 */

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  patternProperties?: Record<string, Schema>;
}

/** What a build may say of itself, a line each: `routes[].layout`, `routes[].layout=admin`; a `!` behind what it must say. */
function linesOf(schema: Schema, path = ''): string[] {
  const { properties = {}, required = [], items, enum: values = [], anyOf = [], patternProperties = {} } = schema;
  return [
    ...values.map((value) => `${path}=${String(value)}`),
    ...Object.entries(properties).flatMap(([name, own]) => {
      const inner = path === '' ? name : `${path}.${name}`;
      return [`${inner}${required.includes(name) ? '!' : ''}`, ...linesOf(own, inner)];
    }),
    ...(items ? linesOf(items, `${path}[]`) : []),
    ...anyOf.flatMap((own) => linesOf(own, path)),
    ...Object.values(patternProperties).flatMap((own) => linesOf(own, `${path}.*`)),
  ];
}

/** The field in which another one is; '' for those of the descriptor itself. */
const outerOf = (line: string): string =>
  line
    .split('.')
    .slice(0, -1)
    .join('.')
    .replace(/(?:\[\]|\.\*)+$/, '');

const descriptor = linesOf(RemoteDescriptor as Schema);
const given = Object.entries(places).flatMap(([place, { props }]) => [
  place,
  ...Object.entries(props).map(([name, example]) => `${place}.${name}: ${typeof example}`),
]);
const current = { descriptor, places: given, modules: Object.keys(modules) };

test('what was promised under this major version still stands', () => {
  expect(promised.contract.split('.')[0]).toBe(HOST_CONTRACT.split('.')[0]);
  const without = (lines: string[]) => new Set(lines.map((line) => line.replace(/!$/, '')));
  const accepted = without(descriptor);
  expect(promised.descriptor.filter((line) => !accepted.has(line.replace(/!$/, '')))).toEqual([]);
  expect(promised.places.filter((line) => !given.includes(line))).toEqual([]);
  expect(promised.modules.filter((name) => !current.modules.includes(name))).toEqual([]);
  // what builds need not say they need not say from now on either, but inside of what they did not know
  const known = without(promised.descriptor);
  const asked = descriptor.filter((line) => line.endsWith('!') && !promised.descriptor.includes(line));
  expect(asked.filter((line) => outerOf(line) === '' || known.has(outerOf(line)))).toEqual([]);
});

test('whatever stands now is promised from now on, by a new minor version', () => {
  const known = { descriptor: promised.descriptor, places: promised.places, modules: promised.modules };
  expect(known).toEqual(current);
  expect(promised.contract).toBe(HOST_CONTRACT);
});

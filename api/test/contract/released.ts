import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { breaksOf, type Description } from './breaks';

/** The API's description as it was released last. */
export const RELEASED_FILE = path.join(__dirname, 'released.json');

/** What is only said to people, in schemas and operations. */
const WORDS = ['description', 'summary', 'title', 'tags', 'operationId', 'example', 'examples'];
/** What is in these has names of its own. */
const NAMED = ['properties', 'paths', 'schemas'];

function withoutWords(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !WORDS.includes(key))
      .map(([key, own]) => [key, withoutWords(own, NAMED.includes(key))])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other), 'en')),
  );
}

export const readReleased = (): Description => JSON.parse(readFileSync(RELEASED_FILE, 'utf8')) as Description; // written here

export const majorOf = ({ info }: Description): string => info.version.split('.')[0] ?? '';

/**
 * Keeps a description as the released one: from now on it holds for its major version. In the file each path and each schema
 * is a line, so that a change is seen.
 * @throws Error with what it breaks of the one before, under the same major version
 */
export function release(current: Description): void {
  const before = readReleased();
  const broken = majorOf(before) === majorOf(current) ? breaksOf(before, current) : [];
  if (broken.length > 0) {
    throw new Error(`This needs a new major version of HOST_CONTRACT:\n${broken.join('\n')}`);
  }
  const { info, paths, components } = withoutWords(current) as Description;
  const lines = (of: object) =>
    Object.entries(of)
      .map(([name, own]) => `${JSON.stringify(name)}:${JSON.stringify(own)}`)
      .join(',\n');
  const schemas = lines(components?.schemas ?? {});
  writeFileSync(
    RELEASED_FILE,
    `{"info":{"version":${JSON.stringify(info.version)}},\n"paths":{\n${lines(paths)}},\n"components":{"schemas":{\n${schemas}}}}\n`,
  );
}

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Trouble } from '@tessera/scripts/basics';

/**
 * Writes a template's files, with words in the places of `__word__` in their names and texts.
 * @param template folder of the kit
 * @throws Trouble where one is there already: nothing is written then
 */
export function writeTemplate(template: string, folder: string, words: Record<string, string>): void {
  const fill = (text: string): string =>
    Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(`__${word}__`, value), text);
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const from = join(entry.parentPath ?? entry.path, entry.name);
      // npm leaves files of that name out of what it packs
      const place = relative(template, from).replace(/^gitignore$/, '.gitignore');
      return { from, to: join(folder, fill(place)) };
    });
  const taken = files.find(({ to }) => existsSync(to));
  if (taken) throw new Trouble(`${taken.to} is there already.`);
  for (const { from, to } of files) {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, fill(readFileSync(from, 'utf8')));
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble, say } from '@tessera/scripts/basics';
import type { RemoteSlot } from '@tessera/shared/composition';
import places from '@tessera/shared/composition/slot-places.json';
import { KIT, kitVersion } from '../kit';
import type { Options } from '../options';
import { readProject } from '../project';
import { writeTemplate } from '../write-template';

/** Room, budgets and priority to begin with; a person changes them in remote.json. */
const START: Omit<RemoteSlot, 'place' | 'props'> = {
  priority: 'decorative',
  height: { narrow: 9, wide: 9 },
  budget: { js: 12_000, ms: 200 },
};

/** @throws Trouble for a place that no page has */
function checkPlace(place: string | undefined): asserts place is RemoteSlot['place'] {
  if (place !== undefined && Object.hasOwn(places, place)) return;
  const named =
    place === undefined ? 'Which place? tessera slot <place>, with one of' : `There is no place ${place}, only`;
  throw new Trouble(`${named} ${Object.keys(places).join(', ')}.`);
}

/** Adds the slot's module to `src/pages.ts`, which `tessera create` has written. */
function addToPages(file: string, place: string): void {
  const text = readFileSync(file, 'utf8');
  const line = `  '${place}': () => import(/* webpackChunkName: "slot-${place}" */ './features/${place}/${place}.slot'),\n`;
  const opening = 'export const slots = {\n';
  if (text.includes(opening)) return writeFileSync(file, text.replace(opening, opening + line));
  const imported = text.replace('import type { RemotePages }', 'import type { RemotePages, RemoteSlots }');
  if (imported === text) throw new Trouble(`${file} is not as tessera create wrote it: add to it by hand\n\n${line}`);
  writeFileSync(file, `${imported.trimEnd()}\n\n${opening}${line}} satisfies RemoteSlots;\n`);
}

/** `tessera slot cart-aside`: code, texts and a test that fill a place in another team's page. */
export async function slot({ words: [place] }: Options): Promise<void> {
  checkPlace(place);
  const { dir } = readProject();
  writeTemplate(join(KIT, 'template-slot'), dir, { place });
  addToPages(join(dir, 'src/pages.ts'), place);
  const file = join(dir, 'remote.json');
  const source = JSON.parse(readFileSync(file, 'utf8')) as { slots?: object[] }; // readProject has read it
  const [major, minor] = kitVersion().split('.');
  const slots = [...(source.slots ?? []), { place, ...START }];
  writeFileSync(file, `${JSON.stringify({ ...source, contract: `^${major}.${minor}.0`, slots }, null, 2)}\n`);
  const given = Object.keys(places[place].props);
  say(
    `${place} is filled by src/features/${place}, ${given.length > 0 ? `which is handed ${given.join(', ')}` : 'which is handed nothing'}.`,
  );
  say('  npm test && npm run build');
}

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Trouble, messageOf, say } from '@tessera/scripts/basics';
import { REMOTE_NAME, isShellPath } from '@tessera/shared/remote-rules';
import { KIT, hostVersions, kitOrigin, kitVersion } from '../kit';
import { findShop, type Options } from '../options';
import { writeTemplate } from '../write-template';

/** `gift-cards` → `Gift cards`. */
const titleOf = (name: string): string => (name[0]?.toUpperCase() ?? '') + name.slice(1).replaceAll('-', ' ');

/** @throws Trouble for a name that no remote may have */
function checkName(name: string | undefined): asserts name is string {
  if (!name) throw new Trouble('What is the remote called? tessera create reviews');
  if (!new RegExp(REMOTE_NAME).test(name)) {
    throw new Trouble(
      `A remote is called by small letters, digits and dashes, beginning with a letter: not '${name}'.`,
    );
  }
  if (name === 'host' || name === 'shell' || isShellPath(`/${name}`)) {
    throw new Trouble(`/${name} is the shell's own: choose another name.`);
  }
}

/** The kit itself, from the file or the shop that this one was installed from. @throws Trouble where there is none to be had */
async function readKit(shop: string | undefined): Promise<Buffer> {
  const origin = kitOrigin();
  if (origin !== undefined && !origin.startsWith('http')) return readFileSync(origin);
  if (!shop) throw new Trouble('Which shop is it for? Say --shop https://shop.example');
  const url = `${shop}/kit.tgz`;
  const response = await fetch(url).catch((error: unknown) => {
    throw new Trouble(`No shop answers at ${shop} (${messageOf(error)}).`);
  });
  if (!response.ok) throw new Trouble(`${url} answered ${response.status}: is ${shop} a shop?`);
  return Buffer.from(await response.arrayBuffer());
}

function writeManifest(folder: string, { name, kit, shop }: { name: string; kit: string; shop?: string }): void {
  const { react, 'react-dom': reactDom } = hostVersions();
  const manifest = {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    scripts: { dev: 'tessera dev', build: 'tessera build', test: 'tessera test', doctor: 'tessera doctor' },
    ...(shop ? { tessera: { shop } } : {}),
    dependencies: { react, 'react-dom': reactDom },
    devDependencies: { '@tessera/remote-kit': `file:${kit}` },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** `tessera create reviews`: a remote with one page, in a folder of its name. */
export async function create(options: Options): Promise<void> {
  const [name, place] = options.words;
  checkName(name);
  const folder = resolve(place ?? name);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Trouble(`${folder} is not empty.`);
  const shop = findShop(options);
  const kit = await readKit(shop);
  const [major, minor] = kitVersion().split('.');
  const template = join(KIT, 'template');
  writeTemplate(template, folder, { name, title: titleOf(name), contract: `^${major}.${minor}.0` });
  // part of the project: whoever installs it needs no shop, and gets the very same
  const file = `kit/remote-kit-${kitVersion()}.tgz`;
  mkdirSync(join(folder, 'kit'));
  writeFileSync(join(folder, file), kit);
  writeManifest(folder, { name, kit: file, shop });
  say(`${titleOf(name)} is in ${folder}. Next:`);
  say(`  cd ${basename(folder)} && npm install && npm test && npm run build`);
}

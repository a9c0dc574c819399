import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** CHROMIUM, else one on the PATH; undefined leaves it to Playwright's own. */
export function findBrowser(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return PATH.split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Major version of the browser of the tests, for example 156: pictures of different ones differ by a pixel here and there. */
export function chromiumMajor(): string {
  const file = findBrowser();
  const said = file ? spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout : '';
  return /(\d+)\.\d+\.\d+\.\d+/.exec(said)?.[1] ?? 'bundled';
}

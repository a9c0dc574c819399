import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** In the order in which they are wanted: the one without windows begins with a page three times as fast. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** CHROMIUM, else one on the PATH; undefined leaves it to Playwright's own. */
export function findBrowser(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
}

/**
 * Name and major version of the browser of the tests, for example chromium-headless-shell-156: pictures of different ones
 * differ by a pixel here and there.
 */
export function chromiumName(): string {
  const file = findBrowser();
  const said = file ? spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout : '';
  const major = /(\d+)\.\d+\.\d+\.\d+/.exec(said)?.[1];
  return file && major ? `${basename(file)}-${major}` : 'bundled';
}

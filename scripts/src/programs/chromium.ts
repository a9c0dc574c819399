import { existsSync } from 'node:fs';
import { say } from '../basics/progress';
import { Trouble } from '../basics/trouble';
import { runProgram } from './run-program';

/** Chromium without windows: begins with a page three times as fast. */
const SHELL = 'chromium-headless-shell';
const OTHERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Playwright's own browser lies, if it was installed. */
async function playwrightChromium(): Promise<string | undefined> {
  // loaded here alone: it takes a while, and most machines have a browser
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const runs = async (program: string): Promise<boolean> => (await runProgram(program, ['--version'])).status === 0;

async function onPath(names: string[]): Promise<string | undefined> {
  for (const name of names) {
    if (!(await runs(name))) continue;
    const { output } = await runProgram('which', [name]);
    return output.trim() || name;
  }
  return undefined;
}

async function present(names: string[]): Promise<string | undefined> {
  const given = process.env['CHROMIUM'];
  if (given) {
    if (await runs(given)) return given;
    throw new Trouble(`CHROMIUM names ${given}, and that does not run: correct it or leave it out.`);
  }
  return (await onPath(names)) ?? playwrightChromium();
}

/** By lists of today, where they can be had: an image's own are of the day it was made, and so would the browser be. */
async function installAsRoot(): Promise<void> {
  say(`  Installing ${SHELL} with apt (once) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], { env });
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', SHELL], { env });
}

async function installForUser(): Promise<void> {
  say("  No browser found: downloading Playwright's chromium (once) …");
  await runProgram('playwright', ['install', 'chromium']);
}

/** @param isRoot whether one was to be installed by apt */
function noBrowser(isRoot: boolean): Trouble {
  const command = `apt-get install -y ${SHELL}`;
  return new Trouble(
    isRoot
      ? `The browser tests need a Chromium and none could be installed: run \`apt-get update && ${command}\` and try again.`
      : `The browser tests need a Chromium and none could be installed: run \`sudo ${command}\` (or set CHROMIUM to one) and try again.`,
  );
}

/**
 * Finds a Chromium, one with windows first, installing one where there is none: Debian's as root, else Playwright's.
 * CHROMIUM names another.
 * @returns its path
 * @throws Trouble with the one command to run
 */
export async function findChromium(): Promise<string> {
  const names = [...OTHERS, SHELL];
  const found = await present(names);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  await (isRoot ? installAsRoot() : installForUser());
  const installed = await present(names);
  if (installed) return installed;
  throw noBrowser(isRoot);
}

/**
 * {@link findChromium} for the browser tests: one without windows where it is there, or can be installed by root.
 * @throws Trouble with the one command to run
 */
export async function findTestBrowser(): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !process.env['CHROMIUM'] && !(await runs(SHELL))) await installAsRoot();
  return (await present([SHELL, ...OTHERS])) ?? findChromium();
}

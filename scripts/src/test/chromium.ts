import { existsSync } from 'node:fs';
import { say } from '../progress';
import { Trouble } from '../trouble';
import { runProgram } from './run-program';

/** Where Playwright's own browser lies, if it was installed. */
async function playwrightChromium(): Promise<string | undefined> {
  // loaded here alone: it takes a while, and most machines have a browser
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const runs = async (program: string): Promise<boolean> => (await runProgram(program, ['--version'])).status === 0;

async function present(): Promise<string | undefined> {
  const given = process.env['CHROMIUM'];
  if (given) {
    if (await runs(given)) return given;
    throw new Trouble(`CHROMIUM names ${given}, and that does not run: correct it or leave it out.`);
  }
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    if (!(await runs(name))) continue;
    const { output } = await runProgram('which', [name]);
    return output.trim() || name;
  }
  return playwrightChromium();
}

async function installAsRoot(): Promise<void> {
  say('  No browser found: installing chromium with apt (once) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  if ((await runProgram('apt-get', install, { env })).status === 0) return;
  await runProgram('apt-get', ['update'], { env });
  await runProgram('apt-get', install, { env });
}

async function installForUser(): Promise<void> {
  say("  No browser found: downloading Playwright's chromium (once) …");
  await runProgram('playwright', ['install', 'chromium']);
}

/**
 * Finds a Chromium, installing one where none is: Debian's as root, else Playwright's.
 * @returns its path
 * @throws Trouble with the one command to run
 */
export async function findChromium(): Promise<string> {
  const found = await present();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  await (isRoot ? installAsRoot() : installForUser());
  const installed = await present();
  if (installed) return installed;
  throw new Trouble(
    isRoot
      ? 'The browser tests need a Chromium and none could be installed: run `apt-get update && apt-get install -y chromium` and try again.'
      : 'The browser tests need a Chromium and none could be installed: run `sudo apt-get install -y chromium` (or set CHROMIUM to one) and try again.',
  );
}

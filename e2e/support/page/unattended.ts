import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';

const LISTENING = /^DevTools listening on (ws:\S+)$/;

/** @throws Error when the browser ends before it has said where it listens */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr) {
    for await (const line of createInterface(stderr)) {
      const [, address] = LISTENING.exec(line) ?? [];
      if (!address) continue;
      stderr.resume(); // a full pipe would stop it
      return address;
    }
  }
  throw new Error('The browser has not started.');
}

/**
 * A browser with one tab that tools are attached to only while somebody looks, as a visitor's. While they are, Chromium waits
 * without an end for what a page that never ends says to `beforeunload`; else for half a second.
 */
export class Unattended {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly address: string,
  ) {}

  static async start({ executablePath = chromium.executablePath(), args = [] }: LaunchOptions): Promise<Unattended> {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-browser-'));
    const own = ['--headless', '--window-size=1280,800', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
    const child = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
    return new Unattended(child, folder, await addressOf(child));
  }

  /** Attaches Playwright to the tab for as long as `work` takes. */
  async look(work: (page: Page) => Promise<void>): Promise<void> {
    const browser = await chromium.connectOverCDP(this.address);
    try {
      const page = browser.contexts()[0]?.pages()[0];
      if (!page) throw new Error('The browser has no tab.');
      await work(page);
    } finally {
      await browser.close();
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    if (this.child.kill()) await ended;
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

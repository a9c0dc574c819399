import { defineConfig } from '@playwright/test';
import { isDrill } from './support/drill';
import { chromiumName, findBrowser } from './support/page/chromium';

/** As root, and in most containers, Chromium's own sandbox cannot start; the rest keeps it from calling home. */
const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isRoot = process.getuid?.() === 0;

/**
 * Journeys and failures in a real browser, against the built shop, which each worker has for itself. One worker: two share two
 * cores, so that everything takes longer than it does for a visitor, and show each other's races.
 */
export default defineConfig({
  testDir: __dirname,
  outputDir: '../.cache/e2e',
  snapshotPathTemplate: `{testDir}/visual/baselines/${chromiumName()}/{arg}{ext}`,
  grepInvert: isDrill ? undefined : /@drill/,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  build: { external: ['**/.cache/**'] }, // bundled already (support/shop/api-code.ts)
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // faults are made between page and network; what the worker does is proved in pages/offline.spec.ts
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // written down for each step of each test, a trace takes a third of their time: ask for it with `--trace on`
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [...(isRoot ? ['--no-sandbox'] : []), ...CHROMIUM_FLAGS],
    },
  },
});

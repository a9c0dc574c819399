import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

const WIDTHS = { 390: 844, 1440: 900 };

/** `npm run screens`: a picture of every screen, at both widths and in both themes, into .cache/screens. */
export default defineConfig({
  ...suite,
  testDir: __dirname,
  testMatch: 'screens.ts',
  outputDir: '../../.cache/e2e',
  reporter: 'list',
  projects: Object.entries(WIDTHS).flatMap(([width, height]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { viewport: { width: Number(width), height }, colorScheme },
    })),
  ),
});

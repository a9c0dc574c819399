import type { Browser } from '@playwright/test';
import type { Row } from '../kit/row';
import type { BenchSettings } from '../kit/settings';
import type { Shop } from '../kit/shop/shop';

/** What a measurement may use. */
export interface MeasureContext {
  settings: BenchSettings;
  shop: Shop;
  /** whether the sign-in dialog opens by itself in this shop */
  prompt: 'never' | 'always';
  withBrowser: <T>(work: (browser: Browser) => Promise<T>) => Promise<T>;
  say: (line: string) => void;
}

/** One measurement; it may give several rows. */
export interface Measure {
  name: string;
  run: (context: MeasureContext) => Promise<Row[]>;
}

/** The three pages of the first view, by name. */
export const pagesOf = ({ pages }: Shop): [name: string, url: string][] => Object.entries(pages);

/** Said in rows that are measured with both settings. */
export const promptNote = (prompt: MeasureContext['prompt']): string =>
  prompt === 'never' ? "sign-in dialog 'never'" : "sign-in dialog 'always' (open)";

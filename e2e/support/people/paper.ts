import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiCode } from '../shop/api-code';

/** A document that a browser was given. */
export interface Paper {
  name: string;
  /** what it says, in one piece */
  text: string;
}

/** It may still be being made when it is asked for: the page itself asks for eight seconds. Milliseconds. */
const MOST_WAIT = 15_000;

/** Does what downloads a PDF, and reads it. @throws Error when nothing comes within fifteen seconds */
export async function paperOf(page: Page, ask: () => Promise<void>): Promise<Paper> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: MOST_WAIT }), ask()]);
  return {
    name: file.suggestedFilename(),
    text: apiCode()
      .readPdf(await readFile(await file.path()))
      .join('\n'),
  };
}

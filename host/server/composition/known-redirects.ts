import { setTimeout as sleep } from 'node:timers/promises';
import { redirectKey } from '@tessera/server/http';
import type { Redirects } from '@tessera/shared/contract';
import { pathIn, readLanguage } from '@tessera/shared/i18n';
import { carryQuery } from '../../src/composition/carry-query';
import { oneAtATime } from './one-at-a-time';

export interface KnownRedirectsOptions {
  apiUrl: string;
  isClosed: () => boolean;
  /** milliseconds between two questions, and before the second look; 1,000 where nothing is said */
  pause?: number;
}

const FETCH_TIMEOUT = 3_000;
/** Another API instance may still answer from before a change; and a file of redirects is a change each. Milliseconds. */
const PAUSE = 1_000;
/** The API keeps 20,000, and answers 2,000 at a time. */
const MOST_PARTS = 20;

/** Where addresses lead that are no pages, as the API says it; every web server holds them (docs/decisions/0065). */
export class KnownRedirects {
  private known: ReadonlyMap<string, string> = new Map();
  private readonly look: () => void;

  constructor(private readonly options: KnownRedirectsOptions) {
    const { isClosed, pause = PAUSE } = options;
    this.look = oneAtATime(async () => {
      while (!isClosed()) {
        const read = await this.read().catch(() => undefined);
        if (read) this.known = read;
        await sleep(pause, undefined, { ref: false });
        if (read) return;
      }
    });
  }

  /** Asks the API for all of them, now and once more shortly after; until it answers, what is known stays. */
  learn(): void {
    this.look();
    this.look();
  }

  /**
   * Where an address leads: in its own language, and with its query where the target has none.
   * @returns path, query and fragment; undefined: nowhere
   */
  find({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
    if (this.known.size === 0) return undefined;
    const { language, path } = readLanguage(pathname);
    const key = redirectKey(path);
    const target = key === undefined ? undefined : this.known.get(key);
    if (target === undefined) return undefined;
    return carryQuery(pathIn(language, target), search);
  }

  /** The same for an address whose answer is that there is no page, or none any more: no redirect stands before one. */
  insteadOf({ status }: { status: number }, url: URL): string | undefined {
    return status === 404 || status === 410 ? this.find(url) : undefined;
  }

  private async read(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    let after: string | null = '';
    for (let part = 0; after !== null && part < MOST_PARTS; part += 1) {
      const url = `${this.options.apiUrl}/api/redirects?${new URLSearchParams({ after })}`;
      const response: Response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
      // an API from before there were any
      if (response.status === 404) return found;
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const { items, next } = (await response.json()) as Redirects; // checked by the API's own response schema
      for (const { path, target } of items) found.set(path, target);
      after = next;
    }
    return found;
  }
}

import type { AskedSlot, RenderRequest, RenderResult } from '../../src/server-entry';

export type RenderData = RenderRequest['data'];

/** What everybody gets, what some of the visits get, and what everybody got until the latest release of a remote. */
export type Composed = 'live' | 'canary' | `former:${string}`;

/** The compositions that renderers hold: beside what is live those of versions on trial. */
export interface RenderSets {
  live: RenderData;
  canary?: RenderData;
  [former: `former:${string}`]: RenderData;
}

/** Messages from the web server to a renderer. */
export type ToRenderer =
  | { type: 'configure'; shell_file: string; files_dir: string; api_url: string; api_timeout: number }
  | { type: 'data'; sets: RenderSets }
  /** `time_limit`: milliseconds after which the page is ended with what it has; `slot`: that alone, of this page */
  | {
      type: 'render';
      id: number;
      path: string;
      shell_only: boolean;
      composed: Composed;
      time_limit: number;
      slot?: AskedSlot;
    };

/** Messages from a renderer. */
export type FromRenderer =
  | { type: 'ready' }
  /** the code of a build is about to run for the first time, and has done so */
  | { type: 'loading'; build: string }
  | { type: 'loaded'; build: string }
  /** from now on a build's code runs, or (null) none: who is to blame when nothing more is heard */
  | { type: 'running'; build: string | null }
  /** so many bytes are held after a full collection of garbage */
  | { type: 'holds'; bytes: number }
  /** `stuck`: it was ended while the page waited for something that is not the API; `heap`: bytes in use after it */
  | { type: 'rendered'; id: number; result: RenderResult; stuck: boolean; heap: number }
  | { type: 'failed'; id: number; message: string };

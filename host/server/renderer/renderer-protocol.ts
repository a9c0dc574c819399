import type { AskedSlot, RenderRequest, RenderResult } from '../../src/server-entry';

export type RenderData = RenderRequest['data'];

/** Messages from the web server to a renderer. */
export type ToRenderer =
  | { type: 'configure'; shell_file: string; files_dir: string; api_url: string; api_timeout: number }
  /** `canary`: what some of the visits get; none: all get the same */
  | { type: 'data'; data: RenderData; canary?: RenderData }
  /** `time_limit`: milliseconds after which the page is ended with what it has; `slot`: that alone, of this page */
  | {
      type: 'render';
      id: number;
      path: string;
      shell_only: boolean;
      canary: boolean;
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
  /** `stuck`: it was ended while the page waited for something that is not the API */
  | { type: 'rendered'; id: number; result: RenderResult; stuck: boolean }
  | { type: 'failed'; id: number; message: string };

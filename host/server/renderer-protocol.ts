import type { RenderRequest, RenderResult } from '../src/server-entry';

export type RenderData = RenderRequest['data'];

/** Messages from the web server to a renderer. */
export type ToRenderer =
  | { type: 'configure'; shell_file: string; files_dir: string; api_url: string; api_timeout: number }
  | { type: 'data'; data: RenderData }
  | { type: 'render'; id: number; path: string; shell_only: boolean };

/** Messages from a renderer. */
export type FromRenderer =
  | { type: 'ready' }
  /** the code of a build is about to run for the first time, and has done so */
  | { type: 'loading'; build: string }
  | { type: 'loaded'; build: string }
  | { type: 'rendered'; id: number; result: RenderResult }
  | { type: 'failed'; id: number; message: string };

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

/** What the API has answered. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The pipe between the two, beside the three that every process has. */
export const CHANNEL_FD = 3;

/** Messages from the web server to a renderer. */
export type ToRenderer =
  | {
      type: 'configure';
      shell_file: string;
      files_dir: string;
      api_url: string;
      api_timeout: number;
      /** it has no network: the web server asks the API for it */
      asks_web_server: boolean;
    }
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
    }
  /** to a call; null: the API has not answered, or is not asked for that */
  | { type: 'answer'; call: number; answer: Answer | null };

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
  | { type: 'failed'; id: number; message: string }
  /** asks for `path` below the API's `/api`, in this language */
  | { type: 'call'; call: number; path: string; language: string };

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 2_000;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value);

/** What each message has to have; what it says is looked at where it is used. */
const SHAPES: Record<FromRenderer['type'], (said: Record<string, unknown>) => boolean> = {
  ready: () => true,
  loading: ({ build }) => isText(build),
  loaded: ({ build }) => isText(build),
  running: ({ build }) => build === null || isText(build),
  holds: ({ bytes }) => isCount(bytes),
  rendered: ({ id, result, heap }) =>
    isCount(id) && isCount(heap) && typeof result === 'object' && result !== null && !Array.isArray(result),
  failed: ({ id, message }) => isCount(id) && typeof message === 'string',
  call: ({ call, path, language }) => isCount(call) && isText(path) && isText(language),
};

/** Whether it is a message of a renderer: code in there can say anything. */
export function isFromRenderer(message: unknown): message is FromRenderer {
  if (typeof message !== 'object' || message === null) return false;
  const said = message as Record<string, unknown>;
  const { type } = said;
  return typeof type === 'string' && Object.hasOwn(SHAPES, type) && SHAPES[type as FromRenderer['type']](said);
}

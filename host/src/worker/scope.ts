/** The parts of a service worker's surroundings that are used here; the compiler's own list excludes that of pages. */

export interface LateEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LateEvent {
  readonly request: Request;
  /** what the browser has begun to fetch while the worker was starting */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PageMessage extends LateEvent {
  readonly data: unknown;
}

/** A document of this origin that the worker answers for. */
export interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  navigate(url: string): Promise<unknown>;
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LateEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<WindowClient[]>;
  };
  readonly location: { origin: string };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
}

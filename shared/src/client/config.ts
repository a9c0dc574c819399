export interface ClientConfig {
  /** where the API is: a path of this origin, or a whole URL (the renderer, tests) */
  baseUrl: string;
  /** milliseconds for one attempt, its body included (docs/product.md §9) */
  timeout: number;
  /** false: a failed request is not tried again (the renderer) */
  retry: boolean;
  /** sent with every request, e.g. `x-cache-tags: 1` */
  headers: Record<string, string>;
  /** sees every answer, e.g. to collect `cache-tag` */
  onResponse?: (response: Response) => void;
}

export const clientConfig: ClientConfig = { baseUrl: '/api', timeout: 20_000, retry: true, headers: {} };

/** Changes the client of this process: for the renderer and for tests, once, before the first call. */
export function configureClient(changes: Partial<ClientConfig>): void {
  Object.assign(clientConfig, changes);
}

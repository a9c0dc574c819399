import type { RegisteredRemote, RemoteModule } from '@tessera/shared/composition';
import type { DehydratedState } from '@tessera/shared/vendor/query';
import type { PageData } from '../composition/page-data';

/** What a page is rendered from. */
export interface RenderRequest {
  /** path and query, with the language's prefix */
  path: string;
  data: Pick<PageData, 'remotes' | 'store' | 'public_url' | 'dev_ui'>;
  /** the verified build of a remote; throws when its server part is missing or broken */
  loadRemote: (remote: RegisteredRemote) => Promise<RemoteModule>;
  /** base URL of the API, e.g. http://127.0.0.1:4001/api */
  api_url: string;
  /** longest time for one API call, milliseconds; nothing is retried here */
  api_timeout: number;
  /** hears what a remote threw while it was rendered */
  onError: (error: unknown) => void;
  /** leaves the outlet of a remote's page to the browser: none of its code runs */
  shell_only: boolean;
  /** when it is aborted, the page is left as it is by then; what is missing is the browser's */
  end: AbortSignal;
}

/** A rendered page. */
export interface RenderResult {
  /** HTML of the root element's content */
  body: string;
  head: string;
  status: number;
  state: DehydratedState;
  /** what the page shows, as the API named it: it is dropped when one of these changes */
  tags: string[];
  /** false when something was left to the browser that belongs on the page: not to be kept */
  complete: boolean;
  /** the page's own code threw, or waited for ever */
  threw?: boolean;
  /** path of the page's own address, where this is a former one */
  redirect?: string;
}

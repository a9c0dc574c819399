import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { LeftToBrowser } from '../composition/page-resource';

export interface HtmlOptions {
  /** when it is aborted, what is not there by then is the browser's */
  end: AbortSignal;
  /** where React's own names begin; the root in the browser has the same */
  identifierPrefix?: string;
}

/**
 * Renders to the end. What throws inside a page's outlet, or is not there when `end` says so, is left to the browser;
 * `onError` gives its mark in the HTML.
 * @throws whatever the shell around the pages throws
 */
export function renderToHtml(
  element: ReactNode,
  { end, identifierPrefix }: HtmlOptions,
  onError: (error: unknown) => string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const leave = () => abort(new LeftToBrowser('late'));
    const { pipe, abort } = renderToPipeableStream(element, {
      ...(identifierPrefix && { identifierPrefix }),
      // boundaries stay in place: moving them would need inline scripts, which the page's policy forbids
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError,
    });
    if (end.aborted) leave();
    else end.addEventListener('abort', leave, { once: true });
  });
}

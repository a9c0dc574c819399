import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Failures } from '../signals/heard';
import { atWork, noteTouched, onAtWork } from '../at-work/at-work';
import { findLeftOut, keepAtWork } from '../at-work/left-out';

/**
 * Has the page watched: one that stands still is seen by its second thread, and the service worker says so and loads it anew,
 * without what was at work (decision 46). Where there is none, the next document of the tab says it.
 * @param beside the second thread
 */
export function watchPage(remotes: readonly RegisteredRemote[], failures: Failures, beside: Worker | undefined): void {
  const ended = findLeftOut();
  const say = (page: object | null): void => beside?.postMessage(page);
  const stop = (): void => {
    keepAtWork();
    say(null);
  };
  const tell = (): void => {
    if (document.hidden) return stop();
    const what = atWork();
    const [name] = what.split(':');
    const remote = remotes.find((one) => one.name === name);
    keepAtWork(`${what} ${remote?.version}`);
    // once: what stands still twice is left to the browser, which offers to end it
    if (ended || !navigator.serviceWorker?.controller) return;
    say({ page: location.pathname + location.search, remote: name, version: remote?.version });
  };

  if (ended) failures.note({ name: ended.split(/[: ]/)[0], kind: 'ended', error: new Error(ended) });
  if (beside) beside.onmessage = tell;
  onAtWork(tell);
  addEventListener('visibilitychange', tell);
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, noteTouched, true);
  for (const type of ['pagehide', 'beforeunload', 'beforeprint']) {
    addEventListener(type, () => {
      stop();
      // the page is there still, or again: a browser's own dialog has ended, or somebody has come back to it
      setTimeout(tell);
    });
  }
  tell();
}

import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Failures } from '../signals/heard';
import { atWork, noteTouched, onAtWork } from '../at-work/at-work';
import { findLeftOut, keepAtWork } from '../at-work/left-out';

/** A page stands still behind one of the browser's dialogs for as long as somebody thinks about it. */
function letStand(name: 'alert' | 'confirm' | 'prompt', before: () => void, after: () => void): void {
  const own = window[name];
  const asked = (...given: unknown[]): unknown => {
    before();
    try {
      return Reflect.apply(own, window, given);
    } finally {
      after();
    }
  };
  Object.assign(window, { [name]: asked });
}

/**
 * Has the page watched: one that stands still is seen by its second thread, and the service worker says so and loads it anew,
 * without what was at work (decision 46). Where there is none, the next document of the tab says it.
 * @param beside the second thread; undefined: nothing is said of this page, for nobody sees that it is still there
 */
export function watchPage(remotes: readonly RegisteredRemote[], failures: Failures, beside: Worker | undefined): void {
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, noteTouched, true);
  if (!beside) return;
  const ended = findLeftOut();
  const say = (page: object | null): void => beside.postMessage(page);
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
    // once: what stands still twice is left to the browser, which offers to end it. It is asked all the same: its mark has to
    // stay young, else a copy of this tab would take the page for one that has ended
    const isLoadedAnew = !ended && navigator.serviceWorker?.controller;
    say(isLoadedAnew ? { page: location.pathname + location.search, remote: name, version: remote?.version } : {});
  };

  if (ended) failures.note({ name: ended.split(/[: ]/)[0], kind: 'ended', error: new Error(ended) });
  beside.onmessage = tell;
  onAtWork(tell);
  addEventListener('visibilitychange', tell);
  for (const type of ['pagehide', 'beforeunload', 'beforeprint']) {
    addEventListener(type, () => {
      stop();
      // the page is there still, or again: a browser's own dialog has ended, or somebody has come back to it
      setTimeout(tell);
    });
  }
  for (const name of ['alert', 'confirm', 'prompt'] as const) letStand(name, stop, tell);
  tell();
}

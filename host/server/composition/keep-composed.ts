import { oneAtATime } from './one-at-a-time';
import type { Registry } from './registry';

const RETRY_DELAY = 500;
/** Another API instance may still answer from before a change; the page cache counts with that, too. */
const SECOND_LOOK_DELAY = 1_000;
/** The API did not say what some of the visits get. Milliseconds. */
const BEHIND_DELAY = 5_000;

export interface KeepComposedOptions {
  registry: Pick<Registry, 'refresh' | 'current' | 'canary' | 'formers' | 'isBehind'>;
  /** called whenever what is live, or the store, is not what it was */
  onNew: () => void;
  isClosed: () => boolean;
}

/**
 * Gives a function that asks the API what the shop is composed of, now and once more a second later. It asks until there
 * is an answer; meanwhile the last known registry serves.
 */
export function keepComposed({ registry, onNew, isClosed }: KeepComposedOptions): () => void {
  let known: string | undefined;
  let again: NodeJS.Timeout | undefined;

  async function learn(): Promise<void> {
    while (!isClosed()) {
      const answered = await registry.refresh().then(
        () => true,
        () => false,
      );
      if (answered) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }

  const look = oneAtATime(async () => {
    await learn();
    if (isClosed()) return;
    if (registry.isBehind) again ??= setTimeout(lookAgain, BEHIND_DELAY).unref();
    const text = JSON.stringify([registry.current, registry.canary, registry.formers]);
    if (text === known) return;
    known = text;
    onNew();
  });
  function lookAgain(): void {
    again = undefined;
    look();
  }

  return () => {
    look();
    setTimeout(look, SECOND_LOOK_DELAY).unref();
  };
}

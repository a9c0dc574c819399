import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { say } from '../basics/progress';
import { messageOf } from '../basics/trouble';
import { buildStale } from '../build/run';

/** What the API is built from and a person edits (its pure neighbours in `shared` included). */
const SOURCES = ['api/src', 'shared/src'];
/** An editor's save is several events. Milliseconds. */
const SETTLE = 150;

/**
 * Builds the API again after a change of its sources, one build at a time.
 * @param onRebuilt called after each build that went well; mistakes in the code are printed instead
 */
export function watchApi(onRebuilt: () => void): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let building = false;
  const build = async (): Promise<void> => {
    if (building) return later();
    building = true;
    try {
      const built = await buildStale(ROOT, ['api']);
      if (built.length > 0) onRebuilt();
    } catch (error) {
      say(messageOf(error));
    } finally {
      building = false;
    }
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void build(), SETTLE);
  };
  const watchers = SOURCES.map((folder) => watch(join(ROOT, folder), { recursive: true }, later));
  return {
    stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

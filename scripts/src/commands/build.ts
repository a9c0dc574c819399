import { ROOT } from '../basics/paths';
import { say } from '../basics/progress';
import { runMain } from '../basics/trouble';
import { buildStale } from '../build/run';

/** `npm run build`: everything that is stale. `npm run build -w remote-cart`: that part, if stale. */
runMain(async () => {
  const built = await buildStale(ROOT, process.argv.slice(2));
  if (built.length === 0) say('Everything is built already.');
});

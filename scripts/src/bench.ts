import { runBench } from '../../bench/src/bench';
import { runMain } from './trouble';

/** `npm run bench`: every number of docs/bench.md. `npm run bench script-bytes waterfall`: some of them. */
runMain(async () => {
  process.exit(await runBench(process.argv.slice(2)));
});

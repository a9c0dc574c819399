import { Trouble, runMain, say } from '@tessera/scripts/basics';
import { build } from './commands/build';
import { create } from './commands/create';
import { dev } from './commands/dev';
import { doctor } from './commands/doctor';
import { canary, list, preview, promote, publish, retire, rollback } from './commands/release';
import { slot } from './commands/slot';
import { test } from './commands/test';
import { readOptions, type Options } from './options';

const COMMANDS: Record<string, (options: Options) => Promise<number | void>> = {
  create,
  slot,
  dev,
  build,
  publish,
  preview,
  canary,
  promote,
  rollback,
  retire,
  list,
  doctor,
};

const USAGE = `tessera create <name>       a remote with one page, in a folder of its name
tessera slot <place>        fills a place in another team's page
tessera dev                 the shop on this machine with the sources of this remote; for you alone
tessera build               builds it into dist/, and checks what a shop would refuse
tessera test                types and tests; more words are jest's
tessera doctor              what stands between this remote and the shop; changes nothing
tessera publish             uploads the build; nobody sees it yet
tessera preview [version]   a link that shows a published version in the shop, for an hour
tessera canary [version]    gives a published version to some of the visits: --percent N, --end
tessera promote [version]   makes a version live: the built one, or another that is published
tessera rollback            what was live before is live again
tessera retire              takes the remote out of the shop
tessera list                remotes and their versions

--shop URL        the shop; else TESSERA_SHOP, else the one in package.json
--port N          where tessera dev answers, else 3100
--expected V      only if V is live at that moment, or none
--reason TEXT     why, for the history
--percent N       tessera canary: so many of a hundred visits, 1 to 50
--steps N,N,…     tessera canary: more of them by itself as long as it does well; 100 makes it live
--minutes N       tessera canary: before each step, 5 to 10080; else 30
--end             tessera canary: all visits get what is live again
TESSERA_TOKEN     the token of the remote`;

runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined || command === '--help' || command === 'help') return say(USAGE);
  // what jest is told is jest's to read
  if (command === 'test') return test(args);
  const run = COMMANDS[command];
  if (!run) throw new Trouble(`There is no 'tessera ${command}':\n${USAGE}`);
  return run(readOptions(args));
});

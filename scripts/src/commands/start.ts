import { runMain } from '../basics/trouble';
import { runShop } from '../start/run';

runMain(async () => {
  process.exit(await runShop());
});

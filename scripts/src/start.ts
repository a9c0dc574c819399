import { runShop } from './start/run';
import { runMain } from './trouble';

runMain(async () => {
  process.exit(await runShop());
});

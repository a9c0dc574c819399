import { nextTask } from './next-task';
import { startBeside } from './worker/start-beside';
import '@tessera/shared/styles/reset.css';
import '@tessera/shared/styles/tokens.css';
import '@tessera/shared/styles/fonts.css';

/** The rest of the shell's code, in this same file, run when it is asked for: its largest parts in tasks of their own. */
async function load(): Promise<void> {
  const beside = startBeside();
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@tessera/shared/vendor/router');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["startLoader"] */ './loader/start-loader');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@tessera/shared/vendor/query');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["ShopLayout"] */ './layout');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  start(beside);
}

void load();

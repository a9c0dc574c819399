import '@tessera/shared/styles/reset.css';
import '@tessera/shared/styles/tokens.css';
import '@tessera/shared/styles/fonts.css';

/** The rest of the shell's code, in this same file, run when it is asked for. */
async function load(): Promise<void> {
  const { start } = await import(/* webpackMode: "eager" */ './start');
  setTimeout(start);
}

// three tasks instead of one: a slow phone answers a touch between them
setTimeout(() => void load());

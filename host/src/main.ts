import '@tessera/shared/styles/reset.css';
import '@tessera/shared/styles/tokens.css';
import '@tessera/shared/styles/fonts.css';

// Three tasks instead of one: a slow phone answers a touch between them.
setTimeout(async () => {
  const { start } = await import(/* webpackMode: "eager" */ './start');
  setTimeout(start);
});

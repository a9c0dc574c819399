/** Where the visitor's choice of colours is kept: 'light' or 'dark'; nothing follows the system. */
const THEME_KEY = 'theme';

export type Theme = 'light' | 'dark';

/**
 * Runs before the first paint, so that a remembered theme never flashes. Part of the page's head by its hash; a browser
 * that refuses storage follows the system.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme in force: the visitor's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Changes to the other theme and remembers it. */
export function switchTheme(): Theme {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // a browser without storage keeps the choice until the next load
  }
  return next;
}

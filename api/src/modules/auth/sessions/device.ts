import { parse } from 'bowser';

/** What a person recognises a session by, from its User-Agent header: 'Firefox on Windows'. */
export function deviceOf(user_agent: string): string {
  if (user_agent === '') return 'Unknown device';
  const { browser, os } = parse(user_agent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? 'Unknown device' : names.join(' on ');
}

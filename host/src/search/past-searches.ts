/** The searches of this browser, newest first; listed in the cookie policy. */
const SEARCHES_KEY = 'searches';
const MOST = 8;
const LONGEST = 200;

/** The list with one more search at its front, each once and not too many. */
export function withSearch(past: readonly string[], search: string): string[] {
  const text = search.trim().slice(0, LONGEST);
  if (!text) return [...past];
  const others = past.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST);
}

/** What was looked for before; nothing where the storage is refused or holds something else. */
export function pastSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEARCHES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a search in this browser. */
export function rememberSearch(search: string): void {
  try {
    localStorage.setItem(SEARCHES_KEY, JSON.stringify(withSearch(pastSearches(), search)));
  } catch {
    // a browser without storage remembers nothing
  }
}

/** Forgets them all. */
export function clearSearches(): void {
  try {
    localStorage.removeItem(SEARCHES_KEY);
  } catch {
    // nothing is there then
  }
}

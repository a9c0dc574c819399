/** What usernames are compared by: one key for all ways to write the same name (Unicode NFKC, then lower case). */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC');
}

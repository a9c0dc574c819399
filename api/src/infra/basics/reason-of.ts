/** What a log may say of a failure: its message. What else hangs on it may hold what a provider was sent. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

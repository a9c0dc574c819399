/** The message of an answer, or `fallback` when the server sent none (docs/product.md §2). */
export function messageOf(answer: unknown, fallback: string): string {
  const { message } = Object(answer) as { message?: unknown }; // any server may have answered: checked in the next line
  return typeof message === 'string' && message.trim() ? message : fallback;
}

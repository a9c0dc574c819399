/** Resolves in a task of its own: a slow phone answers a touch between two of them. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

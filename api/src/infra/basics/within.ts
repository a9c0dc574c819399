/** What comes in time, or `late` instead: for questions that a database which hangs would never answer. */
export async function within<T>(ms: number, answer: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const none = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  return Promise.race([answer, none]).finally(() => clearTimeout(timer));
}

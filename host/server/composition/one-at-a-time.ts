/**
 * Gives a function that runs `work`, never twice at once: calls during a run lead to one more run after it, so that an answer
 * that was asked for earlier never takes the place of a later one. `work` must not reject.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}

export interface LatestCall<T> {
  /** Notes the value to send; values noted within the pause replace one another. */
  push: (value: T) => void;
  /** Sends at once what is still waiting, e.g. because the page is left. */
  flush: () => void;
  /** Forgets what is still waiting: it has lost its sense. */
  cancel: () => void;
}

interface Handlers<T> {
  /** never rejects: true once the server has taken the value, false when it refused */
  send: (value: T) => Promise<boolean>;
  /** told after each call, unless a newer value is already waiting: the outcome is then not the last word */
  onSettled: (taken: boolean) => void;
}

/**
 * Turns a burst of values into one call with the last of them, and never has two calls under way: a value noted
 * during a call is sent after it, so that the server ends with what the person chose last.
 * @param pauseMs quiet time in milliseconds before a value is sent
 */
export function createLatestCall<T>({ send, onSettled }: Handlers<T>, pauseMs: number): LatestCall<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: T } | undefined;
  let due = false;
  let running = false;

  async function run(): Promise<void> {
    if (running || !waiting || !due) return;
    const { value } = waiting;
    waiting = undefined;
    running = true;
    const taken = await send(value);
    running = false;
    if (waiting) void run();
    else onSettled(taken);
  }

  function flush(): void {
    clearTimeout(timer);
    due = true;
    void run();
  }

  return {
    push(value) {
      waiting = { value };
      due = false;
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    cancel() {
      clearTimeout(timer);
      waiting = undefined;
    },
  };
}

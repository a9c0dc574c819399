type Work = (...parameters: unknown[]) => void;
type Timer = (work: Work, milliseconds?: number, ...parameters: unknown[]) => unknown;

export interface Timers {
  setTimeout: Timer;
  setInterval: Timer;
  setImmediate: (work: Work, ...parameters: unknown[]) => unknown;
}

/**
 * The timers that a remote's server build is given: what they start is told apart from the page that is rendered by then.
 * @param run runs the work, and knows whose it is
 */
export function timersOf(run: (work: () => void) => void): Timers {
  const within =
    (work: Work): Work =>
    (...parameters) =>
      run(() => work(...parameters));
  return {
    setTimeout: (work, ...rest) => setTimeout(within(work), ...rest),
    setInterval: (work, ...rest) => setInterval(within(work), ...rest),
    setImmediate: (work, ...rest) => setImmediate(within(work), ...rest),
  };
}

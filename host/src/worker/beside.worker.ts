// a script of its own, without a module around it: names stay in the block
{
  /** Milliseconds between two looks at the page, and how many of them it may leave unanswered. */
  const PACE = 2_000;
  const MOST = 5;

  let looks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  // whatever number comes first, the browser gets ready for all of them, and for dates, on every thread
  (0).toLocaleString('en');

  const look = (page: unknown): void => {
    looks += 1;
    if (looks === 1) postMessage(null);
    if (looks <= MOST) return;
    clearInterval(timer);
    if ((page as { page?: string }).page === undefined) return; // as watchPage says it
    // answered by the service worker (page-still.ts); nobody waits for it here
    fetch('/page-still', { method: 'POST', body: JSON.stringify(page) }).catch(() => undefined);
  };

  /**
   * The page says what it is and whose code is at work, when it is asked and when that changes; null: it may stand still;
   * without its address: nobody loads it anew.
   */
  addEventListener('message', ({ data }) => {
    clearInterval(timer);
    looks = 0;
    // looks are counted, no time is measured: a machine that sleeps sleeps in both threads
    if (data) timer = setInterval(look, PACE, data);
  });
}

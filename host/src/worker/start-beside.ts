/**
 * The page's second thread (beside.worker.ts). At once it has the browser get ready for numbers and dates: the first one costs
 * 12 to 38 ms of a desktop's processor, whatever it formats, and on the page's own thread that was the longest task of the
 * start. Later it sees a page that stands still (`watchPage`).
 * @returns undefined where there are no workers
 */
export function startBeside(): Worker | undefined {
  if (!('Worker' in globalThis)) return undefined;
  // by way of a variable: as an argument of Worker it would get webpack's runtime, of many times its size
  const address = new URL('./beside.worker.ts', import.meta.url);
  const worker = new Worker(address);
  worker.onerror = (event) => event.preventDefault(); // nobody misses it
  return worker;
}

/**
 * Has the browser get ready for numbers and dates on another thread. The first one costs 12 to 38 ms of a desktop's
 * processor, whatever it formats: on the page's own thread that was the longest task of the start.
 */
export function prepareFormats(): void {
  if (!('Worker' in globalThis)) return;
  // by way of a variable: as an argument of Worker it would get webpack's runtime, of many times its size
  const address = new URL('./formats.worker.ts', import.meta.url);
  const worker = new Worker(address);
  worker.onerror = (event) => event.preventDefault(); // nobody misses it
}

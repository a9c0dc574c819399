import { emit } from '../events';

/**
 * Whether a page that has unsaved changes holds up a step to another one that the shell or the page takes by itself: then that page
 * asks about it, and leads there itself.
 * @param to the address it would lead to
 */
export function isHeldUp(to: string): boolean {
  let isHeld = false;
  emit('page-leaving', { to, hold: () => void (isHeld = true) });
  return isHeld;
}

import { on } from '@tessera/shared/events';
import type { ShopEvents } from '@tessera/shared/events';

export type ToastNotice = ShopEvents['toast'];

interface Display {
  show: (notice: ToastNotice) => void;
  dismiss: (id: string) => void;
}

let display: Display | undefined;
let waiting = new Map<string, ToastNotice>();

/** Collects toasts until a display has arrived, the latest word of each. @returns a function that ends it */
export function queueToasts(): () => void {
  const offToast = on('toast', (notice) => {
    if (display) display.show(notice);
    else waiting.set(notice.id, notice);
  });
  const offDismissed = on('toast-dismissed', ({ id }) => {
    waiting.delete(id);
    display?.dismiss(id);
  });
  return () => {
    offToast();
    offDismissed();
  };
}

/** Hands what waits to the display and everything after it. @returns a function that takes the display away */
export function connectDisplay(next: Display): () => void {
  display = next;
  const notices = waiting;
  waiting = new Map();
  for (const notice of notices.values()) next.show(notice);
  return () => {
    if (display === next) display = undefined;
  };
}

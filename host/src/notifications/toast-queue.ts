import { on } from '@tessera/shared/events';
import type { ShopEvents, ToastType } from '@tessera/shared/events';

export type ToastNotice = ShopEvents['toast'];

/** docs/product.md §9, milliseconds; a loading toast stays until it is replaced. */
export const TOAST_MS: Record<ToastType, number | undefined> = {
  success: 2000,
  error: 4000,
  info: 4000,
  loading: undefined,
};

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

/** What a display that leaves was saying is said again by the next one. */
export function putBack(notices: readonly ToastNotice[]): void {
  for (const notice of [...notices].reverse()) waiting.set(notice.id, notice);
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

import { useEffect, useState, type ComponentType } from 'react';
import { on } from '@tessera/shared/events';
import { PlainToasts } from './plain-toasts';
import { queueToasts } from './toast-queue';

/**
 * Shows the toasts that anybody raises by an event (docs/product.md §9). The library comes with the first toast; what
 * is said meanwhile waits in the queue. When it does not arrive the words are shown without it, and the next toast asks for
 * it again.
 */
export function Notifications() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const [isAway, setAway] = useState(false);
  useEffect(() => queueToasts(), []);
  useEffect(
    () =>
      on('toast', () => {
        void import(/* webpackChunkName: "toaster" */ './toaster').then(
          ({ default: Loaded }) => setToaster(() => Loaded),
          () => setAway(true),
        );
      }),
    [],
  );
  if (Toaster) return <Toaster />;
  return isAway ? <PlainToasts /> : null;
}

import { Suspense, lazy, useEffect, useState } from 'react';
import { on } from '@tessera/shared/events';
import { queueToasts } from './toast-queue';

// react-toastify comes with the first toast; what is said meanwhile waits in the queue
const Toaster = lazy(() => import(/* webpackChunkName: "toaster" */ './toaster'));

/** Shows the toasts that anybody raises by an event (SPEC.md §9). */
export function Notifications() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => queueToasts(), []);
  useEffect(() => on('toast', () => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

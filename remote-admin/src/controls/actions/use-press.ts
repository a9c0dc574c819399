import { useState } from 'react';

/** What a press does: nothing more to wait for, or a promise for as long as it is under way. */
export type PressAction = () => void | Promise<void>;

/** Does what a press asks for, and tells whether it is still under way. */
export function usePress(): { pending: boolean; press: (act: PressAction | undefined) => void } {
  const [pending, setPending] = useState(false);
  return {
    pending,
    press(act) {
      const begun = act?.();
      if (!begun) return;
      setPending(true);
      void begun.finally(() => setPending(false));
    },
  };
}

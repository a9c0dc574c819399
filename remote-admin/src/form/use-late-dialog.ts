import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent, type ImportLate } from '@tessera/shared/late';
import { useRef, useState } from 'react';
import { controlMessages } from '../messages/controls';

/** Which dialog is open, or was last: it stays until its closing is over. `count` tells one opening from the next. */
export interface Opened<Asked> {
  asked: Asked;
  isOpen: boolean;
  count: number;
}

/**
 * Dialogs whose code comes with the first press that asks for one. When it does not arrive a toast says so, and the next
 * press tries again.
 * @returns `open` gives a promise while the code is on its way, for the button that was pressed
 */
export function useLateDialog<Asked, Props>(importDialog: ImportLate<Props>) {
  const { Component, load } = useLateComponent(importDialog, useMessages(controlMessages).dialogMissing);
  const [opened, setOpened] = useState<Opened<Asked>>();
  const latest = useRef(0);

  const show = (asked: Asked): void => setOpened((last) => ({ asked, isOpen: true, count: (last?.count ?? 0) + 1 }));

  async function fetchFirst(asked: Asked): Promise<void> {
    const press = ++latest.current;
    const isThere = await load();
    // of two presses the last one is meant
    if (isThere && press === latest.current) show(asked);
  }

  return {
    Dialog: opened && Component,
    opened,
    open: (asked: Asked): void | Promise<void> => (Component ? show(asked) : fetchFirst(asked)),
    close: (): void => setOpened((last) => last && { ...last, isOpen: false }),
  };
}

import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent, type ImportLate } from '@tessera/shared/late';
import { useEffect, useRef, useState } from 'react';
import { frameMessages } from '../../messages/frame';

/**
 * A form that a button opens, and whose code (form library, rules) comes with the first time. Put `opener` on the button: it
 * gets the focus back that the form takes away.
 */
export function useFormOpener<Props>(importForm: ImportLate<Props>) {
  const { Component, load } = useLateComponent(importForm, useMessages(frameMessages).formMissing);
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = async (): Promise<void> => {
    setLoading(true);
    setOpen(await load());
    setLoading(false);
  };

  return { Form: isOpen ? Component : undefined, isLoading, opener, open, close: () => setOpen(false) };
}

import type { Profile } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { frameMessages } from '../messages/frame';

export interface LateFormProps {
  profile: Profile;
  /** saved or cancelled */
  onDone: () => void;
}

/** A form's own chunk: the form is its default export. */
export type LoadForm = () => Promise<{ default: ComponentType<LateFormProps> }>;

/**
 * A form whose code (form library, rules) comes when somebody asks for it, not with the page. When it does not arrive the page
 * stays as it is, and the next press asks again. Put `opener` on the button: it gets the focus back that the form takes away.
 */
export function useLateForm(load: LoadForm) {
  const texts = useMessages(frameMessages);
  const [Form, setForm] = useState<ComponentType<LateFormProps>>();
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
    try {
      const { default: Loaded } = await load();
      setForm(() => Loaded);
      setOpen(true);
    } catch {
      toast.error(texts.formMissing, { id: 'late-form' });
    } finally {
      setLoading(false);
    }
  };

  return { Form: isOpen ? Form : undefined, isLoading, opener, open, close: () => setOpen(false) };
}

import type { JSX } from 'react';
import type { ShopEvents } from '@tessera/shared/events';
import { Dialog } from '@tessera/shared/ui';
import { ContactForm } from './contact-form';
import { contactTexts as texts } from './contact-texts';

export interface ContactDialogProps {
  open: boolean;
  about: ShopEvents['contact-requested'];
  onClose: () => void;
}

/** The contact form over the page (SPEC.md §2). */
export function ContactDialog({ open, about, onClose }: ContactDialogProps): JSX.Element {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.text}>
      <ContactForm about={about} onClose={onClose} />
    </Dialog>
  );
}

import type { JSX } from 'react';
import type { ShopEvents } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Dialog } from '@tessera/shared/ui';
import { ContactForm } from './form/contact-form';
import { contactMessages } from './form/contact-messages';

export const messages = [contactMessages];

export interface ContactDialogProps {
  open: boolean;
  about: ShopEvents['contact-requested'];
  onClose: () => void;
}

/** The contact form over the page (docs/product.md §2). */
export default function ContactDialog({ open, about, onClose }: ContactDialogProps): JSX.Element {
  const texts = useMessages(contactMessages);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.text}>
      <ContactForm about={about} onClose={onClose} />
    </Dialog>
  );
}

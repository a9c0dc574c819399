import { useEffect, useState, type JSX } from 'react';
import { on, type ShopEvents } from '@tessera/shared/events';
import { paths } from '@tessera/shared/paths';
import { useNavigate } from '@tessera/shared/vendor/router';
import { withMessages } from '../messages/with-messages';
import type { ContactDialog } from './contact-dialog';

interface Opened {
  Dialog: typeof ContactDialog;
  about: ShopEvents['contact-requested'];
  open: boolean;
}

/** The one contact dialog of the shop: its code comes when it is asked for; when that fails, the page serves instead. */
export function ContactDialogHost(): JSX.Element | null {
  const [opened, setOpened] = useState<Opened>();
  const navigate = useNavigate();
  useEffect(
    () =>
      on('contact-requested', (about) => {
        withMessages(import(/* webpackChunkName: "contact-dialog" */ './contact-dialog.part')).then(
          ({ ContactDialog: Dialog }) => setOpened({ Dialog, about, open: true }),
          () => navigate(paths.page('contact')),
        );
      }),
    [navigate],
  );
  if (!opened) return null;
  const { Dialog, about, open } = opened;
  return <Dialog open={open} about={about} onClose={() => setOpened({ ...opened, open: false })} />;
}

import { useEffect, useState, type ComponentType, type JSX } from 'react';
import { on } from '@tessera/shared/events';
import { loadLate } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { useNavigate } from '@tessera/shared/vendor/router';
import type { ContactDialogProps } from './contact-dialog';

const importContactDialog = () => import(/* webpackChunkName: "contact-dialog" */ './contact-dialog');

interface Opened {
  Dialog: ComponentType<ContactDialogProps>;
  about: ContactDialogProps['about'];
  open: boolean;
}

/** The one contact dialog of the shop: its code comes when it is asked for; when that fails, the page serves instead. */
export function ContactDialogHost(): JSX.Element | null {
  const [opened, setOpened] = useState<Opened>();
  const navigate = useNavigate();
  useEffect(
    () =>
      on('contact-requested', (about) => {
        loadLate(importContactDialog).then(
          (Dialog) => setOpened({ Dialog, about, open: true }),
          () => navigate(paths.page('contact')),
        );
      }),
    [navigate],
  );
  if (!opened) return null;
  const { Dialog, about, open } = opened;
  return <Dialog open={open} about={about} onClose={() => setOpened({ ...opened, open: false })} />;
}

import { useEffect, useState, type JSX } from 'react';
import { on } from '@tessera/shared/events';
import { useNavigate } from '@tessera/shared/vendor/router';
import type { RemoteDrawer, RemoteDrawerProps } from './remote-drawer';

interface Asked {
  Drawer: typeof RemoteDrawer;
  to: string;
}

/** The one drawer of the shop: what shows it comes when it is asked for; when that fails, the page itself is opened. */
export function DrawerHost(props: Omit<RemoteDrawerProps, 'to'>): JSX.Element | null {
  const [asked, setAsked] = useState<Asked[]>([]);
  const navigate = useNavigate();
  useEffect(
    () =>
      on('drawer-requested', ({ to }) => {
        import(/* webpackChunkName: "remote-drawer" */ './remote-drawer').then(
          ({ RemoteDrawer: Drawer }) => setAsked((before) => [...before, { Drawer, to }]),
          () => navigate(to),
        );
      }),
    [navigate],
  );
  const latest = asked.at(-1);
  return latest ? <latest.Drawer key={asked.length} {...props} to={latest.to} /> : null;
}

import { Suspense, use, useEffect, useState, type JSX } from 'react';
import type { PageModule, RegisteredRemote, RemoteDrawer as Drawer } from '@tessera/shared/composition';
import { currentLanguage, loadMessages } from '@tessera/shared/i18n';
import { Dialog } from '@tessera/shared/ui';
import { useLocation, useNavigate } from '@tessera/shared/vendor/router';
import { CONTENT_ID } from '../layout/frame/skip-link';
import { PageSkeleton } from '../ui/page-skeleton';
import { remotePageSource, type RemoteLoader } from '../composition/page-sources';
import { DrawerBoundary } from './drawer-boundary';

export interface RemoteDrawerProps {
  remotes: RegisteredRemote[];
  loader: RemoteLoader;
  /** path of the page that is looked at */
  to: string;
}

interface Found {
  remote: RegisteredRemote;
  drawer: Drawer;
}

function findDrawer(remotes: RegisteredRemote[], to: string): Found | undefined {
  return remotes
    .flatMap((remote) => (remote.descriptor.drawers ?? []).map((drawer) => ({ remote, drawer })))
    .find(({ drawer }) => drawer.to === to);
}

function loadDrawer({ remote, drawer }: Found, loader: RemoteLoader): Promise<PageModule> {
  const source = remotePageSource(remote, { page: drawer.page, render: 'personal' }, loader);
  const module = source.load().then(async (loaded) => {
    await loadMessages(loaded.messages ?? []);
    return loaded;
  });
  // whoever draws it hears of a failure
  module.catch(() => undefined);
  return module;
}

function Content({ module }: { module: Promise<PageModule> }): JSX.Element {
  const { Page } = use(module);
  return <Page />;
}

function OpenDrawer({ found, loader }: { found: Found; loader: RemoteLoader }): JSX.Element {
  const { to, title, titles } = found.drawer;
  const { key } = useLocation();
  const navigate = useNavigate();
  const [openedAt] = useState(key);
  const [module] = useState(() => loadDrawer(found, loader));
  const [state, setState] = useState<'open' | 'closed' | 'left'>('open');
  if (state === 'open' && key !== openedAt) setState('left');

  useEffect(() => {
    // the browser gives the focus back to what had it: not after a link in the drawer, and not when that has gone
    const isNowhere = state === 'closed' && document.activeElement === document.body;
    if (isNowhere || state === 'left') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [state]);

  return (
    <Dialog
      open={state === 'open'}
      onClose={() => setState('closed')}
      title={titles?.[currentLanguage()] ?? title}
      placement="end"
    >
      <DrawerBoundary owner={found.remote.name} onFail={() => void navigate(to)}>
        <Suspense fallback={<PageSkeleton />}>
          <Content module={module} />
        </Suspense>
      </DrawerBoundary>
    </Dialog>
  );
}

/**
 * A remote's drawer in a modal dialog at the inline end: a quick look at one of its pages. It closes when somebody goes
 * elsewhere. Without such a drawer, or when it fails, the page itself is opened: nothing is ever only in a drawer.
 */
export function RemoteDrawer({ remotes, loader, to }: RemoteDrawerProps): JSX.Element | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // as it was asked for: by its own link somebody may be on that page a moment later
  const [found] = useState(() => (pathname === to ? undefined : findDrawer(remotes, to)));
  useEffect(() => {
    if (!found) void navigate(to);
  }, [found, navigate, to]);
  return found ? <OpenDrawer found={found} loader={loader} /> : null;
}

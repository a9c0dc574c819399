import { useEffect } from 'react';
import { on, toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useNavigate } from '@tessera/shared/vendor/router';
import { shellMessages } from '../../messages/shell-messages';

/** Says once when a session has ended and leaves for the home page (docs/product.md §4, §7). */
export function useSessionNotices(): void {
  const texts = useMessages(shellMessages).session;
  const navigate = useNavigate();
  useEffect(() => {
    const offExpired = on('session-expired', () => {
      toast.error(texts.expired, { id: 'session' });
      void navigate(paths.home());
    });
    const offSignedOut = on('signed-out', ({ origin, expired }) => {
      if (expired) toast.error(texts.expired, { id: 'session' });
      else toast.success(texts.signedOut, { id: 'session' });
      // another tab's page stays: it shows by itself what needs a session
      if (origin === 'this-tab') void navigate(paths.home());
    });
    return () => {
      offExpired();
      offSignedOut();
    };
  }, [navigate, texts]);
}

import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../../guard/staff-page';
import { ImportScreen } from '../../../../import/import-screen';
import { redirectsMessages } from '../../../../messages/content/redirects';
import { redirectSubject } from './redirect-subject';

function RedirectImport({ enabled }: { enabled: boolean }) {
  const { title } = useMessages(redirectsMessages);
  return <ImportScreen of={redirectSubject} parent={title} enabled={enabled} />;
}

/** /admin/content/redirects/import: redirects from a file, and all of them into one. */
export const Page = staffPage(RedirectImport);

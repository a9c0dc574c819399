import { useMessages } from '@tessera/shared/i18n';
import { adminMessages } from '../../../../messages/admin';
import { navigationMessages } from '../../../../messages/content/navigation';
import { LateSection } from '../../../../records/late-section';
import type { NavigationVersionsProps } from './version-dialog';

const importList = () => import(/* webpackChunkName: "navigation-versions" */ './version-list');

/** What was saved of header and footer, behind a button. */
export function NavigationVersions(props: NavigationVersionsProps) {
  const { failed } = useMessages(adminMessages);
  const { title, what } = useMessages(navigationMessages).versions;
  return <LateSection title={title} failure={failed(what)} importBody={importList} body={props} />;
}

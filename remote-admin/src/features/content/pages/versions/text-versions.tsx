import { useMessages } from '@tessera/shared/i18n';
import { adminMessages } from '../../../../messages/admin';
import { pagesMessages } from '../../../../messages/content/pages';
import { LateSection } from '../../../../records/late-section';
import type { VersionListProps } from './version-list';

const importList = () => import(/* webpackChunkName: "page-versions" */ './version-list');

/** What was saved of a text, behind a button. */
export function TextVersions(props: VersionListProps) {
  const { failed } = useMessages(adminMessages);
  const { title, what } = useMessages(pagesMessages).versions;
  return <LateSection title={title} failure={failed(what)} importBody={importList} body={props} />;
}

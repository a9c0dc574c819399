import type { AdminPage } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { pagesMessages } from '../../../../messages/content/pages';
import { VersionRows } from '../../versions/version-rows';
import { CompareDialog } from './compare-dialog';
import { textVersionsQuery } from './versions.queries';

export interface VersionListProps {
  text: AdminPage;
  /** why nothing can be restored */
  reason: string | undefined;
}

/** A text as it was saved, the latest first. */
export default function VersionList({ text, reason }: VersionListProps) {
  const words = useMessages(pagesMessages).versions;
  const result = useQuery(textVersionsQuery(text));
  return (
    <VersionRows
      result={result}
      shown={text.published_version}
      words={words}
      compare={(version, close) => <CompareDialog text={text} version={version} reason={reason} onClose={close} />}
    />
  );
}

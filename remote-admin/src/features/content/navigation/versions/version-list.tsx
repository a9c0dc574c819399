import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { navigationMessages } from '../../../../messages/content/navigation';
import { VersionRows } from '../../versions/version-rows';
import { navigationVersionsQuery } from '../navigation.queries';
import { VersionDialog, type NavigationVersionsProps } from './version-dialog';

/** Header and footer as they were saved, the latest first. */
export default function VersionList(props: NavigationVersionsProps) {
  const words = useMessages(navigationMessages).versions;
  const result = useQuery(navigationVersionsQuery(props.settings.version));
  return (
    <VersionRows
      result={result}
      words={words}
      compare={(version, close) => <VersionDialog {...props} version={version} onClose={close} />}
    />
  );
}

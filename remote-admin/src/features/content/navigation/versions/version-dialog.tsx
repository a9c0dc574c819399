import type { NavigationSettings, NavigationVersion } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { navigationMessages } from '../../../../messages/content/navigation';
import { CompareFrame } from '../../../../versions/compare-frame';
import versions from '../../../../versions/versions.module.css';
import { DiffLines } from '../../versions/diff-lines';
import { draftOf, linesOf, type Targets } from '../navigation.model';
import { navigationVersionQuery } from '../navigation.queries';

export interface NavigationVersionsProps {
  settings: NavigationSettings;
  targets: Targets;
  /** why nothing can be brought back */
  reason: string | undefined;
  /** brings what was saved then into the form */
  onTake: (version: NavigationVersion) => void;
}

interface VersionDialogProps extends NavigationVersionsProps {
  version: number;
  onClose: () => void;
}

function Compared({
  settings,
  targets,
  reason,
  kept,
  onTake,
  onClose,
}: VersionDialogProps & { kept: NavigationVersion }) {
  const text = useMessages(navigationMessages);
  const locale = useLocale();
  const words = { ...text.places, automatic: text.left };
  const [before, after] = [draftOf({ ...kept, usual: settings.usual }), draftOf(settings)].map((draft) =>
    linesOf(draft, words, targets),
  );
  if (before === after) return <p>{text.versions.same}</p>;
  return (
    <>
      <DiffLines
        label={text.versions.compareTitle(kept.version.toLocaleString(locale))}
        before={before ?? ''}
        after={after ?? ''}
        kinds={text.versions.kinds}
      />
      {reason === undefined ? (
        <>
          <p className={versions.Quiet}>{text.versions.takeText}</p>
          <div>
            <Button
              onClick={() => {
                onTake(kept);
                onClose();
              }}
            >
              {text.versions.take}
            </Button>
          </div>
        </>
      ) : (
        <Alert>{reason}</Alert>
      )}
    </>
  );
}

/** A version beside what was saved last, entry by entry, and the way back to it. */
export function VersionDialog(props: VersionDialogProps) {
  const { version, onClose } = props;
  const words = useMessages(navigationMessages).versions;
  return (
    <CompareFrame version={version} words={words} result={useQuery(navigationVersionQuery(version))} onClose={onClose}>
      {(kept) => <Compared {...props} kept={kept} />}
    </CompareFrame>
  );
}

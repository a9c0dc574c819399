import type { NavigationSettings, NavigationVersion } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Dialog, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { navigationMessages } from '../../../../messages/content/navigation';
import { LoadFailure } from '../../../../page/load-failure';
import versions from '../../../../page/versions.module.css';
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
      <div
        className={versions.Frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that
        tabIndex={0}
        role="region"
        aria-label={text.versions.compareTitle(kept.version.toLocaleString(locale))}
      >
        <DiffLines before={before ?? ''} after={after ?? ''} kinds={text.versions.kinds} />
      </div>
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
  const words = useMessages(navigationMessages).versions;
  const shown = props.version.toLocaleString(useLocale());
  const { data, error, isFetching, refetch } = useQuery(navigationVersionQuery(props.version));
  return (
    <Dialog open onClose={props.onClose} title={words.compareTitle(shown)} size="lg">
      <div className={versions.Compare}>
        {data && <Compared {...props} kept={data} />}
        {!data && !error && <Skeleton shape="block" />}
        {!data && error && (
          <LoadFailure what={words.number(shown)} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    </Dialog>
  );
}

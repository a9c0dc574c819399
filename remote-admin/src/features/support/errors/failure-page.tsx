import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../../guard/admin-guard';
import { failuresMessages } from '../../../messages/support/failures';
import { supportMessages } from '../../../messages/support/support';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { failureQuery } from './errors.queries';
import { FailureView } from './failure-view';

/** The failure's own places, empty. */
const FailureSkeleton = () => <RecordSkeleton label={useMessages(failuresMessages).loading} />;

function FailureScreen() {
  const text = useMessages(failuresMessages);
  const { title } = useMessages(supportMessages);
  const { failure: id = '' } = useParams();
  const result = useQuery(failureQuery(id));
  return (
    <RecordGate
      result={result}
      skeleton={<FailureSkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.errorReports(), label: text.toFailures }}
      failure={{ title, what: text.theFailure }}
    >
      {(failure) => (
        <FailureView
          key={failure.id}
          failure={failure}
          now={result.dataUpdatedAt}
          onChanged={() => void result.refetch()}
        />
      )}
    </RecordGate>
  );
}

/** /admin/support/errors/{failure}: one reported failure by its id. */
export function Page() {
  return (
    <Screen>
      <AdminGuard fallback={<FailureSkeleton />}>
        <FailureScreen />
      </AdminGuard>
    </Screen>
  );
}

import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../../guard/record-page';
import { failuresMessages } from '../../../messages/support/failures';
import { supportMessages } from '../../../messages/support/support';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { adminPaths } from '../../../paths';
import { failureQuery } from './errors.queries';
import { FailureView } from './failure-view';

/** The failure's own places, empty. */
const FailureSkeleton = () => <RecordSkeleton label={useMessages(failuresMessages).loading} />;

function FailureScreen() {
  const text = useMessages(failuresMessages);
  const { title } = useMessages(supportMessages);
  const { failure: id = '' } = useParams();
  return (
    <RecordGate
      result={useQuery(failureQuery(id))}
      skeleton={<FailureSkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.errorReports(), label: text.toFailures }}
      failure={{ title, what: text.theFailure }}
    >
      {(failure, shown) => <FailureView key={failure.id} failure={failure} {...shown} />}
    </RecordGate>
  );
}

/** /admin/support/errors/{failure}: one reported failure by its id. */
export const Page = recordPage(FailureSkeleton, FailureScreen);

import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { returnMessages } from '../../messages/orders/return';
import { returnWords } from '../../messages/orders/return-words';
import { RecordGate } from '../../page/record-gate';
import { RecordSkeleton } from '../../page/record-skeleton';
import { Screen } from '../../page/screen';
import { adminPaths } from '../../paths';
import { ReturnView } from './return-view';
import { returnQuery } from './return.queries';

/** The return's own places, empty. */
const ReturnSkeleton = () => <RecordSkeleton label={useMessages(returnMessages).loading} />;

function ReturnScreen() {
  const text = useMessages(returnMessages);
  const { title } = useMessages(returnWords);
  const { return: id = '' } = useParams();
  const result = useQuery(returnQuery(id));
  const missing = { title: text.missing, text: text.missingText, to: adminPaths.returns(), label: text.toReturns };
  return (
    <RecordGate
      result={result}
      skeleton={<ReturnSkeleton />}
      missing={missing}
      failure={{ title, what: text.theReturn }}
    >
      {(one) => (
        <ReturnView key={one.id} one={one} now={result.dataUpdatedAt} onChanged={() => void result.refetch()} />
      )}
    </RecordGate>
  );
}

/** /admin/returns/{return}: one return by its id. */
export function Page() {
  return (
    <Screen>
      <AdminGuard fallback={<ReturnSkeleton />}>
        <ReturnScreen />
      </AdminGuard>
    </Screen>
  );
}

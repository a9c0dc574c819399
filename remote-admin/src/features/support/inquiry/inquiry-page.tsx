import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../../guard/admin-guard';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { supportMessages } from '../../../messages/support/support';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { inquiryQuery } from './inquiry.queries';
import { InquiryView } from './inquiry-view';

/** The inquiry's own places, empty. */
const InquirySkeleton = () => <RecordSkeleton label={useMessages(inquiryMessages).loading} many />;

function InquiryScreen() {
  const text = useMessages(inquiryMessages);
  const { title } = useMessages(supportMessages);
  const { inquiry: id = '' } = useParams();
  const result = useQuery(inquiryQuery(id));
  return (
    <RecordGate
      result={result}
      skeleton={<InquirySkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.support(), label: text.toInquiries }}
      failure={{ title, what: text.theInquiry }}
    >
      {(inquiry) => (
        <InquiryView
          key={inquiry.id}
          inquiry={inquiry}
          now={result.dataUpdatedAt}
          onChanged={() => void result.refetch()}
        />
      )}
    </RecordGate>
  );
}

/** /admin/support/{inquiry}: one inquiry by its id. */
export function Page() {
  return (
    <Screen>
      <AdminGuard fallback={<InquirySkeleton />}>
        <InquiryScreen />
      </AdminGuard>
    </Screen>
  );
}

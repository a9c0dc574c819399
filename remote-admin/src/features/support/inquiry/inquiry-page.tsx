import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../../guard/record-page';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { supportMessages } from '../../../messages/support/support';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { adminPaths } from '../../../paths';
import { inquiryQuery } from './inquiry.queries';
import { InquiryView } from './inquiry-view';

/** The inquiry's own places, empty. */
const InquirySkeleton = () => <RecordSkeleton label={useMessages(inquiryMessages).loading} many />;

function InquiryScreen() {
  const text = useMessages(inquiryMessages);
  const { title } = useMessages(supportMessages);
  const { inquiry: id = '' } = useParams();
  return (
    <RecordGate
      result={useQuery(inquiryQuery(id))}
      skeleton={<InquirySkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.support(), label: text.toInquiries }}
      failure={{ title, what: text.theInquiry }}
    >
      {(inquiry, shown) => <InquiryView key={inquiry.id} inquiry={inquiry} {...shown} />}
    </RecordGate>
  );
}

/** /admin/support/{inquiry}: one inquiry by its id. */
export const Page = recordPage(InquirySkeleton, InquiryScreen);

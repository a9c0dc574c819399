import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../../guard/record-page';
import { draftsMessages } from '../../../messages/orders/drafts';
import { RecordGate } from '../../../page/record-gate';
import { adminPaths } from '../../../paths';
import { OrderSkeleton } from '../order-skeleton';
import { draftQuery } from './draft.queries';
import { DraftView } from './draft-view';

function DraftScreen() {
  const text = useMessages(draftsMessages);
  const { draft: id = '' } = useParams();
  const missing = { title: text.missing, text: text.missingText, to: adminPaths.drafts(), label: text.toDrafts };
  return (
    <RecordGate
      result={useQuery(draftQuery(id))}
      skeleton={<OrderSkeleton />}
      missing={missing}
      missingStatuses={[400]}
      failure={{ title: text.draftOf(''), what: text.theDraft }}
    >
      {(draft) => <DraftView key={draft.id} draft={draft} />}
    </RecordGate>
  );
}

/** /admin/orders/drafts/{draft}: an order that staff write, until it is placed. */
export const Page = recordPage(OrderSkeleton, DraftScreen);

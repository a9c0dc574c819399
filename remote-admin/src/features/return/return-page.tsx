import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../guard/record-page';
import { returnMessages } from '../../messages/orders/return';
import { returnWords } from '../../messages/orders/return-words';
import { RecordGate } from '../../page/record-gate';
import { RecordSkeleton } from '../../page/record-skeleton';
import { adminPaths } from '../../paths';
import { ReturnView } from './return-view';
import { returnQuery } from './return.queries';

/** The return's own places, empty. */
const ReturnSkeleton = () => <RecordSkeleton label={useMessages(returnMessages).loading} />;

function ReturnScreen() {
  const text = useMessages(returnMessages);
  const { title } = useMessages(returnWords);
  const { return: id = '' } = useParams();
  const missing = { title: text.missing, text: text.missingText, to: adminPaths.returns(), label: text.toReturns };
  return (
    <RecordGate
      result={useQuery(returnQuery(id))}
      skeleton={<ReturnSkeleton />}
      missing={missing}
      failure={{ title, what: text.theReturn }}
    >
      {(one, shown) => <ReturnView key={one.id} one={one} {...shown} />}
    </RecordGate>
  );
}

/** /admin/returns/{return}: one return by its id. */
export const Page = recordPage(ReturnSkeleton, ReturnScreen);

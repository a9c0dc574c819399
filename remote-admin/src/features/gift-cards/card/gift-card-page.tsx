import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { recordPage } from '../../../guard/record-page';
import { giftCardMessages } from '../../../messages/gift-cards';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { adminPaths } from '../../../paths';
import { GiftCardView } from './gift-card-view';
import { giftCardQuery } from './gift-card.queries';

/** The card's own places, empty. */
const GiftCardSkeleton = () => <RecordSkeleton label={useMessages(giftCardMessages).loading} />;

function GiftCardScreen() {
  const text = useMessages(giftCardMessages);
  const { card: id = '' } = useParams();
  return (
    <RecordGate
      result={useQuery(giftCardQuery(id))}
      skeleton={<GiftCardSkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.giftCards(), label: text.toCards }}
      failure={{ title: text.theCard, what: text.theCard }}
    >
      {(card, shown) => <GiftCardView key={card.id} card={card} {...shown} />}
    </RecordGate>
  );
}

/** /admin/gift-cards/{card}: one gift card: what is left of it, to whom it was mailed, and what was paid with it. */
export const Page = recordPage(GiftCardSkeleton, GiftCardScreen);

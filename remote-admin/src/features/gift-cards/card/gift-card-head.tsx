import type { AdminGiftCardRecord } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { adminMessages } from '../../../messages/admin';
import { giftCardMessages } from '../../../messages/gift-cards';
import { RecordHead } from '../../../page/record-head';
import { adminPaths } from '../../../paths';
import { GIFT_CARD_TONES } from '../../../records/gift-card-tones';
import { actionsOf, type GiftCardAction } from './gift-card.model';

interface GiftCardHeadProps {
  card: AdminGiftCardRecord;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: GiftCardAction) => string | undefined;
  onAction: (action: GiftCardAction) => void | Promise<void>;
}

/** Which card it is, how it stands, and what is done with it. */
export function GiftCardHead({ card, reasonOf, onAction }: GiftCardHeadProps) {
  const text = useMessages(giftCardMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { last_four, state, created_at } = card;
  const code = text.code(last_four);
  return (
    <RecordHead
      trail={[
        { label: dashboard, to: paths.admin() },
        { label: text.title, to: adminPaths.giftCards() },
        { label: code },
      ]}
      title={code}
      statesLabel={text.stateLabel}
      states={<Badge tone={GIFT_CARD_TONES[state]}>{text.states[state]}</Badge>}
      when={
        <time dateTime={created_at}>
          {text.issued} {momentOf(created_at, locale)}
        </time>
      }
      actions={{
        all: actionsOf(card),
        primary: 'adjust',
        danger: 'disable',
        labels: text.actions,
        more: text.more,
        reasonOf,
        onAction,
      }}
    />
  );
}

import type { AdminInquiry } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { RecordPresence } from '../../../live/record-presence';
import { adminMessages } from '../../../messages/admin';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { supportMessages } from '../../../messages/support/support';
import { RecordHead } from '../../../page/record-head';
import { adminPaths } from '../../../paths';
import { InquiryBadge } from '../inquiry-badge';
import { INQUIRY_ACTIONS, primaryAction, type InquiryAction } from './inquiry.model';

interface InquiryHeadProps {
  inquiry: AdminInquiry;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: InquiryAction) => string | undefined;
  onAction: (action: InquiryAction) => Promise<void>;
}

/** What the inquiry is about, how it stands, and what most likely comes next for it. */
export function InquiryHead({ inquiry, reasonOf, onAction }: InquiryHeadProps) {
  const text = useMessages(inquiryMessages);
  const words = useMessages(supportMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { id, subject, reference, state, created_at } = inquiry;
  return (
    <RecordHead
      trail={[
        { label: dashboard, to: paths.admin() },
        { label: words.title, to: adminPaths.support() },
        { label: reference },
      ]}
      title={subject}
      statesLabel={text.states}
      states={<InquiryBadge state={state} />}
      aside={<RecordPresence of="inquiries" id={id} say={text.alsoHere} />}
      when={<time dateTime={created_at}>{text.receivedAt(momentOf(created_at, locale))}</time>}
      actions={{
        all: INQUIRY_ACTIONS,
        primary: primaryAction(inquiry),
        danger: 'spam',
        labels: text.actions,
        more: text.more,
        reasonOf,
        onAction,
      }}
    />
  );
}

import type { AdminReturn } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { useRecordWrite } from '../../../form/use-record-write';
import { returnMessages } from '../../../messages/orders/return';
import { Card } from '../../../page/card';
import { NoteForm } from '../../../records/note-form';
import { Timeline } from '../../../records/timeline';
import { timelineOf, titleOf, type TimelineEntry } from '../../../records/timeline.model';
import { useRights } from '../../../rights/use-rights';
import { useReturnWriting } from '../actions/use-return-writing';

interface ReturnTimelineProps {
  one: AdminReturn;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** What happened to a return, in words. */
function eventsOf({ timeline, currency }: AdminReturn, locale: string): TimelineEntry[] {
  const text = messagesIn(returnMessages);
  return timeline.map(({ at, event, data }, index) => {
    const { amount, replacement_order } = data;
    const parts = [
      typeof replacement_order === 'string' && text.order(replacement_order),
      typeof amount === 'number' && formatMoney(amount, currency, locale),
    ];
    const detail = parts.filter(Boolean).join(' · ');
    return { key: `event-${index}`, at, kind: 'event', title: titleOf(text.events, event), detail };
  });
}

/** What happened to the return and what was noted, the latest first. */
export function ReturnTimeline({ one, now }: ReturnTimelineProps) {
  const text = useMessages(returnMessages);
  const locale = useLocale();
  const whyNot = useRights();
  const write = useRecordWrite(useReturnWriting(one), () => undefined);
  return (
    <Card title={text.timeline}>
      <NoteForm
        draft={`admin-return:${one.id}:note`}
        reason={whyNot('returns.write')}
        isPending={write.isPending}
        error={write.error}
        onAdd={(note) => write.mutateAsync({ action: 'notes', body: { text: note }, versioned: false })}
      />
      <Timeline entries={timelineOf(eventsOf(one, locale), one.notes)} now={now} />
    </Card>
  );
}

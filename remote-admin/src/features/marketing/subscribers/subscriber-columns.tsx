import type { Subscriber } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { BareButton } from '../../../controls/actions/bare-button';
import { TimeAgo } from '../../../format/time-ago';
import { newsletterMessages } from '../../../messages/newsletter';
import { bothWays, type CellContext, type Column } from '../../../table/column';
import { timeColumn } from '../../../table/time-column';
import { SUBSCRIBER_TONES } from './subscribers.model';

interface SubscriberColumnsOptions extends CellContext {
  /** why nobody can be taken off */
  reason: string | undefined;
  onTakeOff: (subscriber: Subscriber) => void | Promise<void>;
}

/** The columns of the list of subscribers. */
export function subscriberColumns(options: SubscriberColumnsOptions): Column<Subscriber>[] {
  const { now, locale, reason, onTakeOff } = options;
  const text = messagesIn(newsletterMessages);
  const { columns } = text;
  return [
    { key: 'email', label: columns.email, cell: ({ email }) => <span title={email}>{email}</span> },
    {
      key: 'state',
      label: columns.state,
      width: 'lg',
      card: 'end',
      cell: ({ state }) => <Badge tone={SUBSCRIBER_TONES[state]}>{text.states[state]}</Badge>,
    },
    {
      key: 'consent',
      label: columns.consent,
      width: 'sm',
      quiet: true,
      wide: true,
      card: 'whole',
      cell: ({ consent_text }) => <span title={consent_text}>{consent_text}</span>,
    },
    {
      key: 'source',
      label: columns.source,
      width: 'md',
      quiet: true,
      wide: true,
      cell: ({ source }) => text.sources[source],
    },
    {
      key: 'language',
      label: columns.language,
      width: 'sm',
      quiet: true,
      wide: true,
      cell: ({ language }) => (language === null ? '–' : text.languages[language]),
    },
    timeColumn(options, ({ requested_at }) => requested_at, {
      key: 'requested_at',
      label: columns.requested_at,
      card: 'labelled',
      sorts: bothWays('-requested_at'),
    }),
    {
      key: 'confirmed_at',
      label: columns.confirmed_at,
      width: 'sm',
      quiet: true,
      card: 'labelled',
      cell: ({ confirmed_at }) =>
        confirmed_at === null ? '–' : <TimeAgo at={confirmed_at} now={now} locale={locale} />,
    },
    {
      key: 'action',
      label: columns.action,
      width: 'sm',
      cell: (subscriber) => (
        <BareButton
          label={text.takeOffWhom(subscriber.email)}
          reason={subscriber.state === 'unsubscribed' ? text.gone : reason}
          onClick={() => onTakeOff(subscriber)}
        >
          {text.takeOff}
        </BareButton>
      ),
    },
  ];
}

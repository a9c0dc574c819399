import type { RemoteSink } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { sinksMessages } from '../../../../messages/settings/sinks';
import { Facts } from '../../../../page/facts';
import styles from './sinks.module.css';

/** Whether what was tried last did not arrive. */
const isFailing = ({ delivered_at, failed_at }: RemoteSink): boolean =>
  failed_at !== null && (delivered_at === null || delivered_at < failed_at);

type State = 'off' | 'failing' | 'on';
const TONES = { off: 'neutral', failing: 'warning', on: 'success' } as const;
const stateOf = (sink: RemoteSink): State => (sink.is_on ? (isFailing(sink) ? 'failing' : 'on') : 'off');

/** How sending to it goes: what arrived last, what failed and why, what waits and what is lost. */
export function SinkState({ sink }: { sink: RemoteSink }) {
  const text = useMessages(sinksMessages);
  const locale = useLocale();
  const { url, waiting, dropped, delivered_at, failed_at, failure, failure_status, next_at } = sink;
  const state = stateOf(sink);
  const lost = dropped > 0 ? [{ label: text.dropped, value: dropped.toLocaleString(locale) }] : [];
  const failed =
    failed_at !== null && failure !== null
      ? [
          {
            label: text.failed,
            value: `${momentOf(failed_at, locale)}: ${text.failures[failure](failure_status ?? 0)}`,
          },
        ]
      : [];
  const again = next_at === null ? [] : [{ label: text.again, value: momentOf(next_at, locale) }];
  return (
    <>
      <p className={styles.Address}>
        <code>{url}</code> <Badge tone={TONES[state]}>{text[state]}</Badge>
      </p>
      <Facts
        className={styles.Facts}
        facts={[
          { label: text.delivered, value: delivered_at === null ? text.never : momentOf(delivered_at, locale) },
          ...failed,
          ...again,
          { label: text.waiting, value: waiting.toLocaleString(locale) },
          ...lost,
        ]}
      />
    </>
  );
}

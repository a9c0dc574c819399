import type { RemoteSignals } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { PlainTable } from '../../../controls/plain-table';
import { remotesMessages } from '../../../messages/settings/remotes';
import { LoadFailure } from '../../../page/load-failure';
import { remoteSignalsQuery } from './remotes.queries';
import styles from './weight.module.css';

type Version = RemoteSignals['versions'][number];

/** Which of the measured pages were good, of how many; a dash where none was measured. */
function shareOf({ good, medium, poor }: Version['vitals']['lcp'], locale: string): string {
  const all = good + medium + poor;
  if (all === 0) return '–';
  const share = (good / all).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  return `${share} / ${all.toLocaleString(locale)}`;
}

/** How the versions of a part of the shop did in browsers lately: what failed, and how many of their pages were quick. */
export function InBrowsers({ name }: { name: string }) {
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(remoteSignalsQuery(name));
  if (error && !data) {
    return <LoadFailure what={text.inBrowsers} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.versions.length === 0) return <p className={styles.Note}>{text.signalsNone(data.days)}</p>;
  const { version, threw, notLoaded, mismatched, hung, ended, hoarded, patched, lcp, inp, cls } = text.signalColumns;
  return (
    <>
      <p className={styles.Note}>{text.signalsText(data.days)}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that */}
      <div className={styles.Scroll} tabIndex={0} role="region" aria-label={text.versions}>
        <PlainTable
          label={text.inBrowsers}
          classNames={{ table: styles.Compared, cell: styles.Cell }}
          heads={[version, threw, notLoaded, mismatched, hung, ended, hoarded, patched, lcp, inp, cls]}
          rows={data.versions.map(({ vitals, ...of }) => ({
            key: of.version,
            cells: [
              of.version,
              ...[of.threw, of.not_loaded, of.mismatched, of.hung, of.ended, of.hoarded, of.patched].map((count) =>
                count.toLocaleString(locale),
              ),
              ...[vitals.lcp, vitals.inp, vitals.cls].map((vital) => shareOf(vital, locale)),
            ],
          }))}
        />
      </div>
    </>
  );
}

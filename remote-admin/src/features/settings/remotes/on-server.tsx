import type { RemoteRenderers } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { remotesMessages } from '../../../messages/settings/remotes';
import { LoadFailure } from '../../../page/load-failure';
import styles from './remote-page.module.css';
import { remoteRenderersQuery } from './remotes.queries';

const MIB = 1024 * 1024;

function Renderer({ rss, bar, started_at }: RemoteRenderers['items'][number]) {
  const text = useMessages(remotesMessages);
  const locale = useLocale();
  const inMib = (bytes: number) => `${Math.round(bytes / MIB).toLocaleString(locale)} MiB`;
  const since = momentOf(started_at, locale);
  return <p>{rss === null ? text.rendererSince(since) : text.rendererOf(since, inMib(rss), inMib(bar))}</p>;
}

/** Whose process runs a part of the shop on the server, and how that does now. */
export function OnServer({ name }: { name: string }) {
  const text = useMessages(remotesMessages);
  const { data, error, isFetching, refetch } = useQuery(remoteRenderersQuery(name));
  if (error && !data) {
    return <LoadFailure what={text.onServer} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="text" />;
  const { foreign, items, silent } = data;
  if (!foreign) return <p>{text.rendererShared}</p>;
  return (
    <>
      <p>{text.rendererOwn}</p>
      {items.map((item) => (
        <Renderer key={item.started_at} {...item} />
      ))}
      {items.length === 0 && silent === 0 && <p className={styles.Next}>{text.rendererNone}</p>}
      {silent > 0 && <p className={styles.Next}>{text.renderersSilent(silent)}</p>}
    </>
  );
}

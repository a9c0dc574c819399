import type { ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { TimeAgo } from '../../../format/time-ago';
import { variantDetailsMessages } from '../../../messages/product/variant-details';
import { versionMessages } from '../../../messages/product/versions';
import { LoadFailure } from '../../../page/load-failure';
import { CompareDialog } from './compare-dialog';
import { versionsQuery } from './versions.queries';
import versions from '../../../versions/versions.module.css';
import styles from './versions.module.css';

export const messages = [variantDetailsMessages, versionMessages];

export interface VersionListProps {
  product: ProductRecord;
  /** why nothing can be restored */
  reason: string | undefined;
}

/** The versions that are kept, the latest first, each with the way to compare it with now. */
export default function VersionList({ product, reason }: VersionListProps) {
  const text = useMessages(versionMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(versionsQuery(product));
  const [compared, setCompared] = useState<number>();
  if (error && !data) {
    return <LoadFailure what={text.what} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.items.length === 0) return <p className={versions.Quiet}>{text.none}</p>;
  return (
    <>
      <ul className={versions.List}>
        {data.items.map(({ version, made_at, made_by }) => (
          <li key={version} className={styles.Version}>
            <span className={versions.Number}>{text.number(version.toLocaleString(locale))}</span>
            <span className={versions.Quiet}>
              <TimeAgo at={made_at} now={dataUpdatedAt} locale={locale} /> {made_by && text.by(made_by.name)}
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${text.compare}: ${text.number(version.toLocaleString(locale))}`}
              onClick={() => setCompared(version)}
            >
              {text.compare}
            </Button>
          </li>
        ))}
      </ul>
      {compared !== undefined && (
        <CompareDialog product={product} version={compared} reason={reason} onClose={() => setCompared(undefined)} />
      )}
    </>
  );
}

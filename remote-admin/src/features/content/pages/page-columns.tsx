import type { AdminPageList } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { TimeAgo } from '../../../format/time-ago';
import { pagesMessages } from '../../../messages/content/pages';
import { adminPaths } from '../../../paths';
import type { Column } from '../../../table/column';
import { RowLink } from '../../../table/links/row-link';
import { StateBadge } from './state-badge';

type ListedPage = AdminPageList['items'][number];

/** The columns of the shop's texts. @param now milliseconds since the epoch: when they were read */
export function pageColumns(locale: string, now: number): Column<ListedPage>[] {
  const { columns, sample } = messagesIn(pagesMessages);
  return [
    {
      key: 'title',
      label: columns.title,
      cell: ({ slug, title }) => <RowLink to={adminPaths.text(slug)}>{title}</RowLink>,
    },
    { key: 'address', label: columns.address, width: 'lg', quiet: true, cell: ({ address }) => address },
    {
      key: 'en',
      label: columns.en,
      width: 'md',
      card: 'labelled',
      cell: ({ states }) => <StateBadge state={states.en} />,
    },
    {
      key: 'de',
      label: columns.de,
      width: 'md',
      card: 'labelled',
      cell: ({ states }) => <StateBadge state={states.de} />,
    },
    {
      key: 'sample',
      label: columns.sample,
      width: 'md',
      card: 'end',
      cell: ({ is_sample }) => is_sample && <Badge tone="warning">{sample}</Badge>,
    },
    {
      key: 'saved',
      label: columns.saved,
      width: 'md',
      quiet: true,
      wide: true,
      cell: ({ saved_at }) => <TimeAgo at={saved_at} now={now} locale={locale} />,
    },
  ];
}

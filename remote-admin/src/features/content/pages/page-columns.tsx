import type { AdminPageList } from '@tessera/shared/contract';
import { messagesIn, type Language } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { TimeAgo } from '../../../format/time-ago';
import { pagesMessages } from '../../../messages/content/pages';
import { adminPaths } from '../../../paths';
import type { Column } from '../../../table/column';
import { RowLink } from '../../../table/links/row-link';
import { StateBadge } from './state-badge';

type ListedPage = AdminPageList['items'][number];

interface PageColumnsOptions {
  locale: string;
  /** milliseconds since the epoch: when they were read */
  now: number;
  /** that the shop is offered in */
  languages: readonly Language[];
}

/** The columns of the shop's texts. */
export function pageColumns({ locale, now, languages }: PageColumnsOptions): Column<ListedPage>[] {
  const { columns, sample } = messagesIn(pagesMessages);
  return [
    {
      key: 'title',
      label: columns.title,
      cell: ({ slug, title }) => <RowLink to={adminPaths.text(slug)}>{title}</RowLink>,
    },
    { key: 'address', label: columns.address, width: 'lg', quiet: true, cell: ({ address }) => address },
    ...languages.map((language): Column<ListedPage> => ({
      key: language,
      label: columns[language],
      width: 'md',
      card: 'labelled',
      cell: ({ states }) => <StateBadge state={states[language]} />,
    })),
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

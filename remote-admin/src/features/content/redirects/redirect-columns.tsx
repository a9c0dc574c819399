import type { AdminRedirect } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { BareButton } from '../../../controls/actions/bare-button';
import { TimeAgo } from '../../../format/time-ago';
import { redirectsMessages } from '../../../messages/content/redirects';
import { bothWays, type CellContext, type Column } from '../../../table/column';
import { RowButton } from '../../../table/links/row-button';
import type { RedirectQuestion } from './redirect-dialogs';

interface RedirectColumnsOptions extends CellContext {
  /** why none can be changed */
  reason: string | undefined;
  onAsk: (question: RedirectQuestion) => void | Promise<void>;
}

/** The columns of the list of redirects. */
export function redirectColumns({ now, locale, reason, onAsk }: RedirectColumnsOptions): Column<AdminRedirect>[] {
  const { columns, remove } = messagesIn(redirectsMessages);
  return [
    {
      key: 'path',
      label: columns.path,
      sorts: bothWays('path').slice(0, 1),
      cell: (redirect) =>
        reason === undefined ? (
          <RowButton onPress={() => void onAsk({ kind: 'edit', redirect })}>{redirect.path}</RowButton>
        ) : (
          redirect.path
        ),
    },
    { key: 'target', label: columns.target, card: 'whole', cell: ({ target }) => <span title={target}>{target}</span> },
    {
      key: 'created_at',
      label: columns.created_at,
      width: 'md',
      quiet: true,
      wide: true,
      sorts: bothWays('-created_at').slice(0, 1),
      cell: ({ created_at }) => <TimeAgo at={created_at} now={now} locale={locale} />,
    },
    {
      key: 'action',
      label: columns.action,
      width: 'sm',
      card: 'end',
      cell: (redirect) => (
        <BareButton
          label={remove.which(redirect.path)}
          reason={reason}
          onClick={() => onAsk({ kind: 'delete', redirect })}
        >
          {remove.submit}
        </BareButton>
      ),
    },
  ];
}

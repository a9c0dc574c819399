import type { StaffToken } from '@tessera/shared/contract';
import { dayOf } from '@tessera/shared/dates';
import { messagesIn } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { TimeAgo } from '../../../format/time-ago';
import { settingsMessages } from '../../../messages/settings/settings';
import { tokensMessages } from '../../../messages/settings/tokens';
import type { CellContext, Column } from '../../../table/column';
import { RowName } from '../../../table/links/row-name';
import { areasOf } from '../frame/rights.model';
import { stateOf } from './tokens.model';

interface TokenColumnsOptions extends CellContext {
  /** opens a token that is good; undefined for those who may only look */
  onOpen: ((token: StaffToken) => void) | undefined;
}

/** The columns of the list of tokens. */
export function tokenColumns({ onOpen, now, locale }: TokenColumnsOptions): Column<StaffToken>[] {
  const text = messagesIn(tokensMessages);
  const { rights: words } = messagesIn(settingsMessages);
  return [
    {
      key: 'name',
      label: text.columns.name,
      cell: (token) => {
        const state = stateOf(token, now);
        const open = onOpen && state === 'good' ? () => onOpen(token) : undefined;
        return (
          <RowName name={token.name} onOpen={open}>
            {state !== 'good' && <Badge>{text.states[state]}</Badge>}
          </RowName>
        );
      },
    },
    {
      key: 'rights',
      label: text.columns.rights,
      quiet: true,
      cell: ({ rights, remote }) =>
        remote === null ? (
          <span title={rights.map((right) => words[right]).join('\n')}>{areasOf(rights).join(', ')}</span>
        ) : (
          <span title={text.releasesAlone(remote)}>{text.releases(remote)}</span>
        ),
    },
    { key: 'maker', label: text.columns.maker, width: 'lg', quiet: true, cell: ({ created_by }) => created_by.name },
    {
      key: 'used',
      label: text.columns.used,
      width: 'md',
      card: 'end',
      cell: ({ last_used_at }) => (last_used_at ? <TimeAgo at={last_used_at} now={now} locale={locale} /> : text.never),
    },
    {
      key: 'ends',
      label: text.columns.ends,
      width: 'md',
      quiet: true,
      cell: ({ expires_at }) => (expires_at ? dayOf(expires_at, locale) : text.byHand),
    },
  ];
}

import type { AdminRedirectList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { ActionButton } from '../../../controls/actions/action-button';
import { useLateDialog } from '../../../form/use-late-dialog';
import { staffPage } from '../../../guard/staff-page';
import type { ShownList } from '../../../list/shown-list';
import { Toolbar } from '../../../list/toolbar/toolbar';
import { useListState } from '../../../list/use-list-state';
import { ListPage } from '../../../list-page/list-page';
import { ListTable } from '../../../list-page/list-table';
import { redirectsMessages } from '../../../messages/content/redirects';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { redirectColumns } from './redirect-columns';
import type { RedirectDialogsProps, RedirectQuestion } from './redirect-dialogs';
import { redirectList, type RedirectsState } from './redirects.model';
import { redirectsQuery } from './redirects.queries';

const importDialogs = () => import(/* webpackChunkName: "redirect-dialogs" */ './redirect-dialogs');

interface RedirectsTableProps extends ShownList<RedirectsState, AdminRedirectList> {
  reason: string | undefined;
  onAsk: (question: RedirectQuestion) => void | Promise<void>;
}

function RedirectsTable({ reason, onAsk, ...shown }: RedirectsTableProps) {
  const text = useMessages(redirectsMessages);
  return (
    <ListTable
      {...shown}
      spec={redirectList}
      text={text}
      caption={text.title}
      columns={redirectColumns({ ...shown, reason, onAsk })}
      nameOf={({ path }) => path}
    />
  );
}

function RedirectsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(redirectsMessages);
  const { state, search } = useListState(redirectList);
  const reason = useRights()('content.write');
  const { Dialog, opened, open, close } = useLateDialog<RedirectQuestion, RedirectDialogsProps>(importDialogs);
  const result = useQuery({ ...redirectsQuery(state), enabled });
  return (
    <ListPage
      words={{ title: text.title, what: text.theRedirects, counted: text.count }}
      actions={
        <>
          {reason === undefined && (
            <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.importRedirects()}>
              {text.importing}
            </ButtonLink>
          )}
          <ActionButton size="sm" reason={reason} onClick={() => open({ kind: 'add' })}>
            {text.add.title}
          </ActionButton>
        </>
      }
      result={result}
      dialogs={Dialog && opened && <Dialog key={opened.count} opened={opened} onClose={close} />}
      rows={(shown) => <RedirectsTable {...shown} state={state} reason={reason} onAsk={open} />}
    >
      <Toolbar searchLabel={text.search} search={state.search} onSearch={search}>
        {null}
      </Toolbar>
    </ListPage>
  );
}

/** /admin/content/redirects: where addresses lead that are no pages; search, order and page live in the address. */
export const Page = staffPage(RedirectsScreen);

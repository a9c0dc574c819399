import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { ActionButton } from '../../../controls/actions/action-button';
import { useLateDialog } from '../../../form/use-late-dialog';
import { staffPage } from '../../../guard/staff-page';
import { pagesMessages } from '../../../messages/content/pages';
import { LoadFailure } from '../../../page/load-failure';
import { MainScreen } from '../../../page/main-screen';
import { useRights } from '../../../rights/use-rights';
import { DataTable } from '../../../table/data-table';
import type { NewPageDialogProps } from './new-page-dialog';
import { pageColumns } from './page-columns';
import { pagesQuery } from './pages.queries';

const EXPECTED = 10;
const importDialog = () => import(/* webpackChunkName: "content-dialog" */ './new-page-dialog');

function PagesScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(pagesMessages);
  const locale = useLocale();
  const reason = useRights()('content.write');
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...pagesQuery(), enabled });
  const { Dialog, opened, open, close } = useLateDialog<null, NewPageDialogProps>(importDialog);
  const all = data?.items;
  return (
    <MainScreen
      title={text.title}
      count={all && text.count(all.length, all.length.toLocaleString(locale))}
      actions={
        <ActionButton size="sm" reason={reason} onClick={() => open(null)}>
          {text.add.title}
        </ActionButton>
      }
    >
      {error && !data ? (
        <LoadFailure what={text.thePages} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={text.thePages}
          columns={pageColumns(locale, dataUpdatedAt)}
          rows={all}
          keyOf={({ slug }) => slug}
          nameOf={({ title }) => title}
          expected={EXPECTED}
        />
      )}
      {Dialog && opened && <Dialog key={opened.count} open={opened.isOpen} onClose={close} />}
    </MainScreen>
  );
}

/** /admin/content/pages: the shop's own texts. */
export const Page = staffPage(PagesScreen);

import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { DialogButton } from '../../../form/dialog-button';
import { useShopLanguages } from '../../../form/fields/shop-languages';
import { staffPage } from '../../../guard/staff-page';
import { pagesMessages } from '../../../messages/content/pages';
import { LoadFailure } from '../../../page/load-failure';
import { MainScreen } from '../../../page/main-screen';
import { DataTable } from '../../../table/data-table';
import { pageColumns } from './page-columns';
import { pagesQuery } from './pages.queries';

const EXPECTED = 10;
const importDialog = () => import(/* webpackChunkName: "content-dialog" */ './new-page-dialog');

function PagesScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(pagesMessages);
  const locale = useLocale();
  const languages = useShopLanguages();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...pagesQuery(), enabled });
  const all = data?.items;
  return (
    <MainScreen
      title={text.title}
      count={all && text.count(all.length, all.length.toLocaleString(locale))}
      actions={
        <DialogButton right="content.write" importDialog={importDialog}>
          {text.add.title}
        </DialogButton>
      }
    >
      {error && !data ? (
        <LoadFailure what={text.thePages} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={text.thePages}
          columns={pageColumns({ locale, now: dataUpdatedAt, languages })}
          rows={all}
          keyOf={({ slug }) => slug}
          nameOf={({ title }) => title}
          expected={EXPECTED}
        />
      )}
    </MainScreen>
  );
}

/** /admin/content/pages: the shop's own texts. */
export const Page = staffPage(PagesScreen);

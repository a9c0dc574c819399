import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { ActionButton } from '../../controls/actions/action-button';
import { useLateDialog } from '../../form/use-late-dialog';
import { staffPage } from '../../guard/staff-page';
import { NoRows } from '../../list/no-rows';
import { categoriesMessages } from '../../messages/categories';
import { LoadFailure } from '../../page/load-failure';
import { MainScreen } from '../../page/main-screen';
import { useRights } from '../../rights/use-rights';
import { categoriesQuery } from './categories.queries';
import type { CategoryDialogsProps, CategoryQuestion } from './category-dialogs';
import { CategoryTree } from './category-tree';
import { FormSkeleton } from '../../page/form-skeleton';

const importDialogs = () => import(/* webpackChunkName: "categories-dialogs" */ './category-dialogs');

/** The tree, its place while it is read, or why there is none. */
function Body({ enabled, onAsk }: { enabled: boolean; onAsk: (question: CategoryQuestion) => void | Promise<void> }) {
  const text = useMessages(categoriesMessages);
  const locale = useLocale();
  const reason = useRights()('products.write');
  const { data, error, isFetching, refetch } = useQuery({ ...categoriesQuery(), enabled });
  if (data && data.items.length === 0) return <NoRows title={text.none} text={text.noneText} />;
  if (data) return <CategoryTree all={data.items} reason={reason} locale={locale} onAsk={onAsk} />;
  if (error)
    return <LoadFailure what={text.theCategories} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-busy="true" aria-label={text.theCategories}>
      <FormSkeleton isWide />
    </div>
  );
}

function CategoriesScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(categoriesMessages);
  const locale = useLocale();
  const reason = useRights()('products.write');
  const all = useQuery({ ...categoriesQuery(), enabled }).data?.items;
  const { Dialog, opened, open, close } = useLateDialog<CategoryQuestion, CategoryDialogsProps>(importDialogs);
  return (
    <MainScreen
      title={text.title}
      count={all && text.count(all.length, all.length.toLocaleString(locale))}
      actions={
        <ActionButton size="sm" reason={reason} onClick={() => open({ kind: 'add', category: undefined })}>
          {text.add.title}
        </ActionButton>
      }
    >
      <Body enabled={enabled} onAsk={open} />
      {Dialog && opened && <Dialog opened={opened} all={all ?? []} onClose={close} />}
    </MainScreen>
  );
}

/** /admin/categories: the tree that the shop's navigation shows. */
export const Page = staffPage(CategoriesScreen);

import type { AdminAttribute } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { DialogButton } from '../../form/dialog-button';
import { useShopLanguages } from '../../form/fields/shop-languages';
import { staffPage } from '../../guard/staff-page';
import { NoRows } from '../../list/no-rows';
import { attributesMessages } from '../../messages/attributes';
import { LoadFailure } from '../../page/load-failure';
import { MainScreen } from '../../page/main-screen';
import { useRights } from '../../rights/use-rights';
import { DataTable } from '../../table/data-table';
import { attributeColumns } from './attribute-columns';
import { attributesQuery } from '../../product/attribute.queries';
import { orderAttributes } from './attributes.queries';

const EXPECTED = 8;
const NONE: readonly AdminAttribute[] = [];
const importDialog = () => import(/* webpackChunkName: "attributes-dialog" */ './new-attribute-dialog');

/** Their codes with one of them a place further. */
function codesMoved(all: readonly AdminAttribute[], { code }: AdminAttribute, by: -1 | 1): string[] | undefined {
  const codes = all.map((one) => one.code);
  const index = codes.indexOf(code);
  const other = codes[index + by];
  if (index < 0 || other === undefined) return undefined;
  return codes.map((one) => (one === code ? other : one === other ? code : one));
}

/** The attributes in their order, or why there are none. */
function Rows({ enabled }: { enabled: boolean }) {
  const text = useMessages(attributesMessages);
  const locale = useLocale();
  const languages = useShopLanguages();
  const client = useQueryClient();
  const reason = useRights()('products.write');
  const { data, error, isFetching, refetch } = useQuery({ ...attributesQuery(), enabled });
  const all = data?.items ?? NONE;
  const ordering = useMutation({
    mutationFn: (moved: { codes: string[]; name: string }) => orderAttributes(moved.codes),
    onSuccess: (list, { name }) => {
      client.setQueryData(attributesQuery().queryKey, list);
      toast.success(text.ordered(name), { id: 'attribute-moved' });
    },
    onError: (failure) => {
      toast.error(failure.message, { id: 'attribute-moved' });
      void refetch();
    },
  });

  function move(attribute: AdminAttribute, by: -1 | 1): void {
    const codes = codesMoved(all, attribute, by);
    if (codes && !ordering.isPending) ordering.mutate({ codes, name: attribute.name });
  }

  if (error && !data)
    return <LoadFailure what={text.theAttributes} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (data && all.length === 0) return <NoRows title={text.none} text={text.noneText} />;
  return (
    <DataTable
      caption={text.theAttributes}
      columns={attributeColumns({ locale, languages, all, onMove: reason === undefined ? move : undefined })}
      rows={data?.items}
      keyOf={({ code }) => code}
      nameOf={({ name }) => name}
      expected={EXPECTED}
    />
  );
}

function AttributesScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(attributesMessages);
  const locale = useLocale();
  const all = useQuery({ ...attributesQuery(), enabled }).data?.items;
  return (
    <MainScreen
      title={text.title}
      count={all && text.count(all.length, all.length.toLocaleString(locale))}
      actions={
        <DialogButton right="products.write" importDialog={importDialog}>
          {text.add.title}
        </DialogButton>
      }
    >
      <Rows enabled={enabled} />
    </MainScreen>
  );
}

/** /admin/attributes: what products are described and narrowed by. */
export const Page = staffPage(AttributesScreen);

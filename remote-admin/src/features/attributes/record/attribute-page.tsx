import { useMessages } from '@tessera/shared/i18n';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { RecordHistory } from '../../../audit/record-history';
import { useLateDialog } from '../../../form/use-late-dialog';
import { AdminGuard } from '../../../guard/admin-guard';
import { attributesMessages } from '../../../messages/attributes';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { attributeQuery, attributesQuery } from '../../../product/attribute.queries';
import { AttributeForm } from './attribute-form';
import { AttributeHead } from './attribute-head';
import form from '../../../form/page/page-form.module.css';
import type { ValueDraft } from './attribute.model';
import type { MergeDialogProps } from './merge-dialog';

const importMerge = () => import(/* webpackChunkName: "attributes-dialog" */ './merge-dialog');

function AttributeScreen() {
  const text = useMessages(attributesMessages);
  const { attribute: code = '' } = useParams();
  const result = useQuery(attributeQuery(code));
  const client = useQueryClient();
  const merging = useLateDialog<ValueDraft, MergeDialogProps>(importMerge);
  const forbidden = useRights()('products.write');
  const missing = {
    title: text.missing,
    text: text.missingText,
    to: adminPaths.attributes(),
    label: text.toAttributes,
  };
  return (
    <RecordGate
      result={result}
      skeleton={<RecordSkeleton label={text.loading} />}
      missing={missing}
      failure={{ title: text.theAttribute, what: text.theAttribute }}
    >
      {(attribute) => (
        <div key={attribute.code} className={form.Page}>
          <AttributeHead attribute={attribute} now={result.dataUpdatedAt} />
          <AttributeForm
            attribute={attribute}
            reason={forbidden}
            onFailed={() => void result.refetch()}
            onMerge={merging.open}
          />
          {merging.Dialog && merging.opened && (
            <merging.Dialog
              key={merging.opened.count}
              attribute={attribute}
              from={merging.opened.asked}
              open={merging.opened.isOpen}
              onClose={merging.close}
              onMerged={(merged) => {
                client.setQueryData(attributeQuery(code).queryKey, merged);
                void client.invalidateQueries({ queryKey: attributesQuery().queryKey });
              }}
            />
          )}
          <RecordHistory type="attribute" id={attribute.code} version={attribute.version} />
        </div>
      )}
    </RecordGate>
  );
}

/** /admin/attributes/{attribute}: one attribute with its values, in a form. */
export function Page() {
  const { loading } = useMessages(attributesMessages);
  return (
    <Screen>
      <AdminGuard fallback={<RecordSkeleton label={loading} />}>
        <AttributeScreen />
      </AdminGuard>
    </Screen>
  );
}

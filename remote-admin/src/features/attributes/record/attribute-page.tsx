import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { RecordHistory } from '../../../audit/record-history';
import { AdminGuard } from '../../../guard/admin-guard';
import { attributesMessages } from '../../../messages/attributes';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { AttributeForm } from './attribute-form';
import { AttributeHead } from './attribute-head';
import styles from './attribute.module.css';
import { attributeQuery } from './attribute.queries';

function AttributeScreen() {
  const text = useMessages(attributesMessages);
  const { attribute: code = '' } = useParams();
  const result = useQuery(attributeQuery(code));
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
        <div key={attribute.code} className={styles.Page}>
          <AttributeHead attribute={attribute} now={result.dataUpdatedAt} />
          <AttributeForm attribute={attribute} reason={forbidden} onFailed={() => void result.refetch()} />
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

import type { ProductRecord, ProductVersionRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Checkbox } from '@tessera/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { versionMessages } from '../../../messages/product/versions';
import { productQuery } from '../product.queries';
import { CompareTable } from './compare-table';
import { differencesOf } from './compare.model';
import { restoreVersion, versionQuery, type RestoredPart } from './versions.queries';
import { CompareFrame } from '../../../versions/compare-frame';
import versions from '../../../versions/versions.module.css';

const PARTS: readonly RestoredPart[] = ['texts', 'variants', 'pictures'];

interface CompareDialogProps {
  product: ProductRecord;
  version: number;
  /** why nothing can be restored */
  reason: string | undefined;
  onClose: () => void;
}

interface RestoreProps extends CompareDialogProps {
  /** those that differ */
  parts: readonly RestoredPart[];
}

/** What is to be brought back, all that differs to begin with. */
function Restore({ product, version, reason, parts, onClose }: RestoreProps) {
  const text = useMessages(versionMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [left, setLeft] = useState<readonly RestoredPart[]>([]);
  const chosen = parts.filter((part) => !left.includes(part));
  const restoring = useMutation({
    mutationFn: () => restoreVersion(product, version, chosen),
    onSuccess(restored) {
      client.setQueryData(productQuery(product.id).queryKey, restored);
      void client.invalidateQueries({ queryKey: ['admin', 'products'] });
      toast.success(text.restored(version.toLocaleString(locale)));
      onClose();
    },
    // Somebody was faster: what is now is shown as it is by now.
    onError: () => void client.invalidateQueries({ queryKey: productQuery(product.id).queryKey }),
  });
  if (reason !== undefined) return <Alert>{reason}</Alert>;
  return (
    <>
      {restoring.error && <Alert tone="error">{restoring.error.message}</Alert>}
      <p className={versions.Quiet}>{text.restoreText}</p>
      {parts.map((part) => (
        <Checkbox
          key={part}
          label={text.parts[part]}
          checked={!left.includes(part)}
          onChange={({ target }) => setLeft(target.checked ? left.filter((one) => one !== part) : [...left, part])}
        />
      ))}
      <div>
        <Button disabled={chosen.length === 0} pending={restoring.isPending} onClick={() => restoring.mutate()}>
          {text.restore}
        </Button>
      </div>
    </>
  );
}

function Compared(props: CompareDialogProps & { record: ProductVersionRecord }) {
  const { product, version, record } = props;
  const text = useMessages(versionMessages);
  const locale = useLocale();
  const differences = differencesOf(record, product);
  const parts = PARTS.filter((part) => differences.some((one) => one.part === part));
  if (parts.length === 0) return <p>{text.same}</p>;
  const label = text.compareTitle(version.toLocaleString(locale));
  return (
    <>
      <CompareTable label={label} differences={differences} currency={product.currency} />
      <Restore {...props} parts={parts} />
    </>
  );
}

/** A version beside what is now, and the way back for those parts that differ. */
export function CompareDialog(props: CompareDialogProps) {
  const { product, version, onClose } = props;
  const text = useMessages(versionMessages);
  const result = useQuery(versionQuery(product.id, version));
  return (
    <CompareFrame version={version} words={text} result={result} onClose={onClose}>
      {({ record }) => <Compared {...props} record={record} />}
    </CompareFrame>
  );
}

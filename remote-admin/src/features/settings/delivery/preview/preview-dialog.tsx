import type { DeliveryPreview } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { FormDialog } from '../../../../controls/form-dialog';
import { deliveryMessages } from '../../../../messages/settings/delivery';
import type { Money } from '../delivery.model';
import styles from '../delivery.module.css';
import { changeWords, warningWords } from './preview.model';

/** More sentences than anybody reads. */
const MOST_CHANGES = 40;

interface PreviewDialogProps extends Money {
  /** none: it is closed */
  preview: DeliveryPreview | undefined;
  write: { isPending: boolean; error: Error | null };
  onClose: () => void;
  onConfirm: () => void;
}

/** What orders will have otherwise, in sentences, before it is saved; what could not be ordered any more stands first. */
export function PreviewDialog({ preview, write, onClose, onConfirm, currency, locale }: PreviewDialogProps) {
  const text = useMessages(deliveryMessages);
  const { changes = [], warnings = [] } = preview ?? {};
  const more = changes.length - MOST_CHANGES;
  return (
    <FormDialog
      open={preview !== undefined}
      onClose={onClose}
      title={text.preview}
      description={text.previewText}
      submit={warnings.length > 0 ? text.saveAnyway : text.saveIt}
      tone={warnings.length > 0 ? 'danger' : 'primary'}
      size="lg"
      pending={write.isPending}
      error={write.error?.message}
      onSubmit={onConfirm}
    >
      {warnings.length > 0 && (
        <Alert tone="warning">
          <ul className={styles.Sentences}>
            {warnings.map((warning, index) => (
              <li key={index}>{warningWords(warning, locale)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ul className={styles.Sentences}>
        {changes.slice(0, MOST_CHANGES).map((change, index) => (
          <li key={index}>{changeWords(change, { currency, locale })}</li>
        ))}
        {more > 0 && <li>{text.moreChanges(more, more.toLocaleString(locale))}</li>}
      </ul>
    </FormDialog>
  );
}

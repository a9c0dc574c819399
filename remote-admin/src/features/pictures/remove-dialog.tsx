import type { PictureDeletions } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Dialog } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useRef, useState } from 'react';
import { DangerDialog } from '../../form/danger-dialog';
import { picturesMessages } from '../../messages/product/pictures';
import { deletePictures, PICTURES_KEY } from '../../pictures/pictures.queries';
import styles from './pictures.module.css';

interface RemoveDialogProps {
  ids: readonly string[];
  open: boolean;
  onClose: () => void;
  /** none of them is chosen any more */
  onDone: () => void;
}

/** Asks before pictures are deleted; afterwards it says which stayed, and why. */
export function RemoveDialog({ ids, open, onClose, onDone }: RemoveDialogProps) {
  const text = useMessages(picturesMessages).remove;
  const locale = useLocale();
  const client = useQueryClient();
  const [kept, setKept] = useState<PictureDeletions['kept']>([]);
  const stayed = useRef<PictureDeletions['kept']>([]);

  function handleDone({ deleted, kept: those }: PictureDeletions): void {
    void client.invalidateQueries({ queryKey: PICTURES_KEY });
    if (deleted.length > 0) toast.success(text.done(deleted.length, deleted.length.toLocaleString(locale)));
    stayed.current = those;
    if (those.length === 0) onDone();
  }

  /** The question closes once it is answered: what it came to is said in its place. */
  function handleClose(): void {
    if (stayed.current.length > 0) setKept(stayed.current);
    else onClose();
  }

  return (
    <>
      <DangerDialog
        open={open && kept.length === 0}
        onClose={handleClose}
        title={text.title(ids.length, ids.length.toLocaleString(locale))}
        description={text.text}
        submit={text.submit}
        send={() => deletePictures(ids)}
        onDone={handleDone}
      />
      <Dialog
        open={open && kept.length > 0}
        onClose={onClose}
        title={text.kept(kept.length, kept.length.toLocaleString(locale))}
      >
        <Alert tone="warning">
          <ul className={styles.Kept}>
            {kept.map(({ id, name, reason }) => (
              <li key={id}>
                <strong className={styles.KeptName}>{name}</strong>
                {reason}
              </li>
            ))}
          </ul>
        </Alert>
        <div className={styles.Buttons}>
          <Button variant="secondary" onClick={onClose}>
            {text.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

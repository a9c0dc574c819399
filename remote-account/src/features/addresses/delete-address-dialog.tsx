import { addressLines } from '@tessera/shared/addresses';
import type { Address } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Dialog } from '@tessera/shared/ui';
import { Question } from '../../frame/editing/question';
import { addressesMessages } from '../../messages/addresses';
import styles from './addresses.module.css';
import { useDeleteAddress } from './addresses.queries';

interface DeleteAddressDialogProps {
  /** the one in question; nothing is open without */
  address: Address | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an address goes. */
export function DeleteAddressDialog({ address, onClose, onDeleted }: DeleteAddressDialogProps) {
  const texts = useMessages(addressesMessages);
  const remove = useDeleteAddress();
  const locale = useLocale();
  const close = (): void => {
    remove.reset();
    onClose();
  };
  const handleDelete = (doomed: Address): void =>
    remove.mutate(doomed, {
      onSuccess: () => {
        toast.success(texts.deleted);
        onDeleted();
      },
    });
  return (
    <Dialog open={address !== undefined} onClose={close} title={texts.deleteTitle} description={texts.deleteText}>
      {address && (
        <Question
          failure={remove.error}
          answers={
            <>
              <Button variant="secondary" onClick={close}>
                {texts.keep}
              </Button>
              <Button variant="danger" pending={remove.isPending} onClick={() => handleDelete(address)}>
                {texts.deleteAddress}
              </Button>
            </>
          }
        >
          <address className={styles.Address}>
            {addressLines(address, locale).map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </address>
        </Question>
      )}
    </Dialog>
  );
}

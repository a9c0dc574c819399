import { Button, Dialog } from '@tessera/shared/ui';
import styles from './cart-page.module.css';
import { itemCountText } from './cart.model';

interface ClearCartDialogProps {
  open: boolean;
  count: number;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before everything goes at once: unlike one removed line, a cleared cart cannot be put back. */
export function ClearCartDialog({ open, count, onClose, onClear }: ClearCartDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Clear your cart?"
      description={`This takes out ${itemCountText(count)}. It cannot be undone.`}
    >
      <div className={styles.Choice}>
        <Button variant="secondary" onClick={onClose}>
          Keep them
        </Button>
        <Button variant="danger" onClick={onClear}>
          Clear cart
        </Button>
      </div>
    </Dialog>
  );
}

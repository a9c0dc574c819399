import { Fragment, type JSX } from 'react';
import type { NavigationItem } from '@tessera/shared/composition';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox, Dialog } from '@tessera/shared/ui';
import { commandKey } from './command-key';
import styles from './keys-dialog.module.css';
import { keysMessages } from './keys-messages';
import { setLetterKeys, useLetterKeys } from './shortcuts-setting';

export const messages = [keysMessages];

export interface KeysDialogProps {
  open: boolean;
  jumps: ReadonlyMap<string, NavigationItem>;
  onClose: () => void;
}

/** Keys one after the other; `+` between those that are pressed at once, `/` where each does its part. */
function Keys({ keys, joint }: { keys: string[]; joint?: '+' | '/' }): JSX.Element {
  const words = useMessages(keysMessages);
  return (
    <dd className={styles.Keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={styles.Then}>{joint ?? words.then}</span>}
          <kbd className={styles.Key}>{key}</kbd>
        </Fragment>
      ))}
    </dd>
  );
}

/** Every key of the back office, and whether letters alone do something. */
export default function KeysDialog({ open, jumps, onClose }: KeysDialogProps): JSX.Element {
  const words = useMessages(keysMessages);
  const letters = useLetterKeys();
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <dl className={styles.List}>
        <div className={styles.Entry}>
          <dt>{words.palette}</dt>
          <Keys keys={[commandKey(), 'K']} joint="+" />
        </div>
        <div className={styles.Entry}>
          <dt>{words.send}</dt>
          <Keys keys={[commandKey(), 'Enter']} joint="+" />
        </div>
        <div className={styles.Entry}>
          <dt>{words.rows}</dt>
          <Keys keys={['↑', '↓']} joint="/" />
        </div>
        <div className={styles.Entry}>
          <dt>{words.list}</dt>
          <Keys keys={['?']} />
        </div>
        <div className={styles.Entry}>
          <dt>{words.rail}</dt>
          <Keys keys={['m']} />
        </div>
        {[...jumps].map(([letter, { label }]) => (
          <div key={letter} className={styles.Entry}>
            <dt>{words.goTo(label)}</dt>
            <Keys keys={['g', letter]} />
          </div>
        ))}
      </dl>
      <div className={styles.Setting}>
        <Checkbox
          label={words.letters}
          checked={letters}
          onChange={({ currentTarget }) => setLetterKeys(currentTarget.checked)}
        />
        <p className={styles.Hint}>{words.lettersHint}</p>
      </div>
    </Dialog>
  );
}

import type { AdminPicture, Image } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Picture } from '@tessera/shared/ui';
import { useId } from 'react';
import { ActionButton } from '../controls/actions/action-button';
import { pictureFieldMessages } from '../messages/product/picture-field';
import { useRights } from '../rights/use-rights';
import { useLibraryDialog } from './library/use-library-dialog';
import { PICTURE_KINDS } from './picture-kinds';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  /** null: there is none yet */
  image: Image | null;
  ratio: 'square' | 'wide';
  words: Record<'add' | 'replace' | 'hint' | 'sending', string>;
  /** what is wrong with it, or why it was not sent */
  error: string | undefined;
  pending: boolean;
  onFile: (file: File) => void;
  /** a picture of the library is to be shown */
  onChoose: (picture: AdminPicture) => void;
  /** the way to no picture; none: one is needed */
  remove?: { label: string; onRemove: () => void };
}

/** A picture that is sent or chosen from the library, in the place of the one before. */
export function PictureField(props: PictureFieldProps) {
  const { image, ratio, words, error, pending, onFile, onChoose, remove } = props;
  const text = useMessages(pictureFieldMessages);
  const reason = useRights()('products.read');
  const id = useId();
  const { openLibrary, libraryDialog } = useLibraryDialog({
    most: 1,
    onChoose: ([chosen]) => chosen && onChoose(chosen),
  });
  return (
    <div className={styles.Field}>
      {image && (
        <div className={styles.Thumb} data-ratio={ratio}>
          <Picture image={image} sizes={ratio === 'wide' ? '160px' : '96px'} alt="" ratio={ratio} />
        </div>
      )}
      <div className={styles.Tools}>
        <label htmlFor={id} className={styles.Label}>
          {image ? words.replace : words.add}
        </label>
        <input
          id={id}
          type="file"
          accept={PICTURE_KINDS}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className={styles.Hint} role="status" data-tone={error ? 'error' : undefined}>
          {error ?? (pending ? words.sending : words.hint)}
        </p>
        <div className={styles.Buttons}>
          <ActionButton variant="secondary" size="sm" reason={reason} onClick={openLibrary}>
            {text.choose}
          </ActionButton>
          {image && remove && (
            <Button variant="quiet" size="sm" pending={pending} onClick={remove.onRemove}>
              {remove.label}
            </Button>
          )}
        </div>
        {libraryDialog}
      </div>
    </div>
  );
}

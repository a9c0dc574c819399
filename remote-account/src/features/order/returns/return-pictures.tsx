import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, IconButton, Picture } from '@tessera/shared/ui';
import { useRef } from 'react';
import { ordersMessages } from '../../../messages/orders';
import styles from './return-form.module.css';
import { MOST_PICTURES, type Pictures } from './use-pictures';

/** Pictures of what is wrong: sent at once when they are chosen, gone again when they are taken off. */
export function ReturnPictures({ pictures }: { pictures: Pictures }) {
  const text = useMessages(ordersMessages);
  const file = useRef<HTMLInputElement>(null);
  const { list, add, remove, isAdding, failure } = pictures;
  return (
    <fieldset className={styles.Pictures}>
      <legend className={styles.Legend}>{text.pictures}</legend>
      <p className={styles.Hint}>{text.picturesHint}</p>
      {list.length > 0 && (
        <ul className={styles.PictureList}>
          {list.map(({ id, image }, index) => (
            <li key={id} className={styles.Picture}>
              <Picture image={image} sizes="96px" alt={text.pictureOf(index + 1)} />
              <span className={styles.Remove}>
                <IconButton icon="close" label={text.removePicture(index + 1)} onClick={() => remove(id)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      {list.length < MOST_PICTURES && (
        <div>
          <input
            ref={file}
            className={styles.File}
            type="file"
            aria-label={text.addPicture}
            accept="image/jpeg,image/png,image/webp,image/avif"
            tabIndex={-1}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // the same file can be chosen again after it was taken off
              if (chosen) add(chosen);
              target.value = '';
            }}
          />
          <Button
            variant="secondary"
            size="sm"
            pending={isAdding}
            pendingText={text.addingPicture}
            onClick={() => file.current?.click()}
          >
            {text.addPicture}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

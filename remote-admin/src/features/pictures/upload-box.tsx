import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useId } from 'react';
import { ProgressBar } from '../../controls/progress-bar';
import bar from '../../jobs/job-progress.module.css';
import { picturesMessages } from '../../messages/product/pictures';
import { PICTURE_KINDS } from '../../pictures/picture-kinds';
import { PICTURES_KEY, sendToLibrary } from '../../pictures/pictures.queries';
import { progressOf, useUploads } from '../../pictures/use-uploads';
import { useRights } from '../../rights/use-rights';
import styles from './pictures.module.css';

/** Where pictures are sent into the library, dropped or chosen; nothing for those who may not. */
export function UploadBox() {
  const text = useMessages(picturesMessages).upload;
  const locale = useLocale();
  const client = useQueryClient();
  const id = useId();
  const isAllowed = useRights()('products.write') === undefined;
  const uploads = useUploads({
    send: sendToLibrary,
    tooLarge: text.tooLarge,
    onSent: () => void client.invalidateQueries({ queryKey: PICTURES_KEY }),
  });
  const progress = progressOf(uploads.files);
  if (!isAllowed) return null;
  return (
    // Whoever does not drop has the field inside.
    <div
      className={styles.Upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        uploads.add(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>{text.label}</label>
      <input
        id={id}
        type="file"
        multiple
        accept={PICTURE_KINDS}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className={styles.Hint}>
        {text.hint}
      </p>
      {progress && (
        <div className={bar.Progress}>
          <ProgressBar label={text.underWay} value={progress.share} max={1} />
          <span className={bar.Words}>
            {text.progress(progress.done.toLocaleString(locale), progress.all.toLocaleString(locale))}
          </span>
        </div>
      )}
      <div className={styles.News} role="status">
        {uploads.files.length > 0 && (
          <ul className={styles.Files}>
            {uploads.files.map(({ key, name, state, reason }) => (
              <li key={key} data-state={state}>
                {name}: {state === 'failed' ? reason : text[state]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

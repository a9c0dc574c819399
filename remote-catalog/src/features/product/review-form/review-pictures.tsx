import { type ChangeEvent, type Dispatch, type JSX, type SetStateAction, useId, useState } from 'react';
import { ApiError } from '@tessera/shared/client';
import type { Upload } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { IconButton, Picture } from '@tessera/shared/ui';
import { sendPicture } from '@tessera/shared/uploads';
import { reviewFormMessages } from '../../../messages/review-form';
import styles from './review-form.module.css';

const MOST = 3;

export interface ReviewPicturesProps {
  pictures: Upload[];
  onChange: Dispatch<SetStateAction<Upload[]>>;
  onUploading: (isUploading: boolean) => void;
}

/** The server has looked at the picture, and says what is wrong with it. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Up to three pictures, sent as they are chosen. */
export function ReviewPictures({ pictures, onChange, onUploading }: ReviewPicturesProps): JSX.Element {
  const text = useMessages(reviewFormMessages);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const upload = async (files: File[]): Promise<void> => {
    setBusy(true);
    onUploading(true);
    setError(null);
    try {
      for (const file of files) {
        const picture = await sendPicture('review', file);
        onChange((before) => [...before, picture].slice(0, MOST));
      }
    } catch (failure) {
      setError(isRefusal(failure) ? failure.message : text.uploadFailed);
    } finally {
      setBusy(false);
      onUploading(false);
    }
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])].slice(0, MOST - pictures.length);
    target.value = '';
    if (files.length > 0) void upload(files);
  };
  return (
    <div className={styles.Pictures}>
      <p className={styles.Label}>{text.pictures}</p>
      <ul className={styles.Row}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={styles.Item}>
            <Picture image={picture.image} sizes="96px" className={styles.Picture} />
            <IconButton
              icon="close"
              label={text.remove(index + 1)}
              className={styles.Remove}
              onClick={() => onChange((before) => before.filter((other) => other !== picture))}
            />
          </li>
        ))}
        {pictures.length < MOST && (
          <li className={styles.Item}>
            <label className={styles.Add} data-busy={busy || undefined}>
              <input
                type="file"
                multiple={pictures.length < MOST - 1}
                accept="image/jpeg,image/png,image/webp,image/avif"
                className={styles.File}
                aria-describedby={error ? id : undefined}
                disabled={busy}
                onChange={handleChange}
              />
              {busy ? text.uploading : text.add}
            </label>
          </li>
        )}
      </ul>
      {error && (
        <p id={id} className={styles.Error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

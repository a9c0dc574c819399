import { type ChangeEvent, type JSX, useId, useState } from 'react';
import { ApiError } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { IconButton, Picture } from '@tessera/shared/ui';
import { reviewFormMessages } from './review-form-messages';
import styles from './review-form.module.css';
import { LARGEST, type UploadedPicture, uploadPicture } from './upload-picture';

const MOST = 3;

export interface ReviewPicturesProps {
  pictures: UploadedPicture[];
  onChange: (pictures: UploadedPicture[]) => void;
  onUploading: (isUploading: boolean) => void;
}

/** Up to three pictures, sent as they are chosen. */
export function ReviewPictures({ pictures, onChange, onUploading }: ReviewPicturesProps): JSX.Element {
  const text = useMessages(reviewFormMessages);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const upload = async (file: File): Promise<void> => {
    if (file.size > LARGEST) return setError(text.tooLarge);
    setError(null);
    setBusy(true);
    onUploading(true);
    try {
      onChange([...pictures, await uploadPicture(file)].slice(0, MOST));
    } catch (failure) {
      setError(failure instanceof ApiError && failure.status === 422 ? failure.message : text.uploadFailed);
    } finally {
      setBusy(false);
      onUploading(false);
    }
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void upload(file);
    target.value = '';
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
              onClick={() => onChange(pictures.filter((other) => other !== picture))}
            />
          </li>
        ))}
        {pictures.length < MOST && (
          <li className={styles.Item}>
            <label className={styles.Add} data-busy={busy || undefined}>
              <input
                type="file"
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

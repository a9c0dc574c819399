import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { HomePicture } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Picture } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useId } from 'react';
import { homeMessages } from '../../../messages/content/home';
import { sendPicture } from './home.queries';
import type { SectionDraft } from './home.model';
import styles from './home.module.css';

interface SectionPictureProps {
  section: SectionDraft;
  error: string | undefined;
  onSent: (picture: HomePicture) => void;
}

/** The picture of a section: sent at once, shown to shoppers once the page is saved. */
export function SectionPicture({ section: { image }, error, onSent }: SectionPictureProps) {
  const text = useMessages(homeMessages).picture;
  const id = useId();
  const sending = useMutation({ mutationFn: sendPicture, onSuccess: onSent });
  const wrong = sending.error ? sending.error.message || UNEXPECTED_ERROR : error;
  return (
    <div className={styles.PictureField}>
      {image && <Picture image={image} sizes="160px" alt="" ratio="wide" className={styles.Thumb} />}
      <div className={styles.PictureTools}>
        <label htmlFor={id} className={styles.Label}>
          {image ? text.replace : text.add}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-describedby={`${id}-hint`}
          aria-invalid={wrong ? true : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) sending.mutate(file);
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className={styles.Hint} role="status" data-tone={wrong ? 'error' : undefined}>
          {wrong ?? (sending.isPending ? text.sending : text.hint)}
        </p>
      </div>
    </div>
  );
}

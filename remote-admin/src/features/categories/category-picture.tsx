import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminCategory } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Picture } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useId } from 'react';
import { categoriesMessages } from '../../messages/categories';
import { categoriesQuery, removePicture, sendPicture } from './categories.queries';
import styles from './category-tree.module.css';

/** The picture of a category: sent and taken off at once, whatever becomes of what is typed beside it. */
export function CategoryPicture({ category }: { category: AdminCategory }) {
  const text = useMessages(categoriesMessages).picture;
  const client = useQueryClient();
  const id = useId();
  const { image } = category;
  const writing = useMutation({
    mutationFn: (file: File | null) => (file ? sendPicture(category.id, file) : removePicture(category.id)),
    onSuccess: (list) => void client.setQueryData(categoriesQuery().queryKey, list),
  });
  return (
    <div className={styles.PictureField}>
      {image && <Picture image={image} sizes="96px" alt="" ratio="square" className={styles.Thumb} />}
      <div className={styles.PictureTools}>
        <label htmlFor={id} className={styles.Label}>
          {image ? text.replace : text.add}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) writing.mutate(file);
            target.value = '';
          }}
        />
        <p id={`${id}-hint`} className={styles.Hint} role="status" data-tone={writing.error ? 'error' : undefined}>
          {writing.error ? writing.error.message || UNEXPECTED_ERROR : writing.isPending ? text.sending : text.hint}
        </p>
        {image && (
          <Button variant="quiet" size="sm" pending={writing.isPending} onClick={() => writing.mutate(null)}>
            {text.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

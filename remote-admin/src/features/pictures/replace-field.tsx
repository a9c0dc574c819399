import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminPicture } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useId } from 'react';
import { picturesMessages } from '../../messages/product/pictures';
import { PICTURE_KINDS } from '../../pictures/picture-kinds';
import { PICTURES_KEY, pictureQuery, replacePicture } from '../../pictures/pictures.queries';
import { useRights } from '../../rights/use-rights';
import styles from './pictures.module.css';

interface ReplaceFieldProps {
  picture: AdminPicture;
  /** the picture as it is after it */
  onReplaced: (picture: AdminPicture) => void;
}

/** The way to another file in the place of a picture; it is sent at once, whatever is typed beside it. */
export function ReplaceField({ picture: { id }, onReplaced }: ReplaceFieldProps) {
  const text = useMessages(picturesMessages).dialog;
  const client = useQueryClient();
  const field = useId();
  const isAllowed = useRights()('products.write') === undefined;
  const replacing = useMutation({
    mutationFn: (file: File) => replacePicture(id, file),
    onSuccess(saved) {
      client.setQueryData(pictureQuery(id).queryKey, saved);
      onReplaced(saved);
      void client.invalidateQueries({ queryKey: PICTURES_KEY });
    },
  });
  if (!isAllowed) return null;
  const { error, isPending, isSuccess } = replacing;
  const news = isPending ? text.replacing : isSuccess ? text.replaced : text.replaceHint;
  return (
    <div className={styles.Replace}>
      <label htmlFor={field}>{text.replace}</label>
      <input
        id={field}
        type="file"
        accept={PICTURE_KINDS}
        aria-describedby={`${field}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) replacing.mutate(file);
          target.value = '';
        }}
      />
      <p id={`${field}-hint`} className={styles.Hint} role="status" data-tone={error ? 'error' : undefined}>
        {error ? error.message || UNEXPECTED_ERROR : news}
      </p>
    </div>
  );
}

import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminCategory } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { categoriesMessages } from '../../messages/categories';
import { PictureField } from '../../pictures/picture-field';
import { categoriesQuery, choosePicture, removePicture, sendPicture } from './categories.queries';

/** A file, a picture of the library by its id, or none. */
type Wanted = File | string | null;

function write(category_id: string, wanted: Wanted) {
  if (wanted === null) return removePicture(category_id);
  return typeof wanted === 'string' ? choosePicture(category_id, wanted) : sendPicture(category_id, wanted);
}

/** The picture of a category: sent, chosen and taken off at once, whatever becomes of what is typed beside it. */
export function CategoryPicture({ category: { id, image } }: { category: AdminCategory }) {
  const text = useMessages(categoriesMessages).picture;
  const client = useQueryClient();
  const writing = useMutation({
    mutationFn: (wanted: Wanted) => write(id, wanted),
    onSuccess: (list) => void client.setQueryData(categoriesQuery().queryKey, list),
  });
  return (
    <PictureField
      image={image}
      ratio="square"
      words={text}
      error={writing.error ? writing.error.message || UNEXPECTED_ERROR : undefined}
      pending={writing.isPending}
      onFile={writing.mutate}
      onChoose={(picture) => writing.mutate(picture.id)}
      remove={{ label: text.remove, onRemove: () => writing.mutate(null) }}
    />
  );
}

import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { Upload } from '@tessera/shared/contract';
import { sendPicture } from '@tessera/shared/uploads';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';

export const MOST_PICTURES = 5;

export type Pictures = ReturnType<typeof usePictures>;

/** Pictures that were sent for a return and are not part of one yet. */
export function usePictures() {
  const [list, setList] = useState<Upload[]>([]);
  const add = useMutation({
    mutationFn: (file: File) => sendPicture('return', file),
    onSuccess: (upload) => setList((before) => [...before, upload].slice(0, MOST_PICTURES)),
  });
  return {
    list,
    add: (file: File) => add.mutate(file),
    remove: (id: string) => setList((before) => before.filter((upload) => upload.id !== id)),
    isAdding: add.isPending,
    failure: add.error ? add.error.message || UNEXPECTED_ERROR : undefined,
  };
}

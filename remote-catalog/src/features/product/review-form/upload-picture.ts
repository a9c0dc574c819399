import { api } from '@tessera/shared/client';
import type { Upload } from '@tessera/shared/contract';

/** A picture that the server has taken and shown nowhere yet. */
export type UploadedPicture = Upload;

/** Largest file that is sent, bytes. */
export const LARGEST = 8 * 1024 * 1024;

/** Sends one picture for a review. */
export function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData();
  body.append('kind', 'review');
  body.append('picture', file);
  return api.post<Upload>('uploads', { body });
}

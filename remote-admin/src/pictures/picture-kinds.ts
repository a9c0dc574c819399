/** What the shop takes as a picture, for a field that files are chosen in. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

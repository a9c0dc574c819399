/** Loaded with the first picture: with libvips it takes twenty megabytes, and most API processes never see one. */
export const loadSharp = async () => (await import('sharp')).default;

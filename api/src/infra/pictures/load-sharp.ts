/** Loaded with the first picture: it is nine megabytes of a process, and most API processes never see one. */
export const loadSharp = async () => (await import('sharp')).default;

import fs from 'node:fs/promises';

/**
 * How much room a folder's disk has for those who are not root.
 * @returns bytes
 * @throws Error where the folder cannot be reached
 */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder);
  return bavail * bsize;
}

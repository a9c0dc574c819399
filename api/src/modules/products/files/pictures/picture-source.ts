import { createHash } from 'node:crypto';

const OWN = /^(?:https?:\/\/[^/]+)?\/media\/([\w-]+\.\w+)$/;
const ADDRESS = /^[a-z][a-z\d+.-]*:/i;
const HASH_BYTES = 16;

/** The name of the file that an address of this shop's pictures ends with; anything else is itself. */
export const pictureName = (source: string): string => OWN.exec(source)?.[1] ?? source;

/** Whether a file names a picture by an address, and not by the name of another file. */
export const isAddress = (source: string): boolean => ADDRESS.test(source);

/** Whether it can be taken: from its address, or out of the zip where there is one. */
export const canBeTaken = (source: string, hasZip: boolean): boolean => hasZip || isAddress(source);

/** By what a source is known again, whatever its length. */
export const hashOf = (source: string): Buffer => createHash('sha256').update(source).digest().subarray(0, HASH_BYTES);

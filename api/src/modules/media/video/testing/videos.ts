import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Drawn for these tests: a second or two of test patterns, and what is refused of each kind. */
type Name = 'short.mp4' | 'short.webm' | 'long.mp4' | 'wide.mp4' | 'four-four-four.mp4' | 'mpeg4.mp4' | 'sound.mp4';

/** `short.mp4` has sound, and says where it was taken. */
export const videoFile = (name: Name): Buffer => readFileSync(path.join(__dirname, name));

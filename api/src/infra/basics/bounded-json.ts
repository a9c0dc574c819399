import { AppError } from '../../errors/errors';

/** Deeper than anything that is sent to a shop. */
const DEEPEST = 16;
/** The most members of objects: a cart of 200 lines has 600. */
export const MOST_MEMBERS = 2_000;

/**
 * Refuses JSON that was made to be costly: everything after this may go through it recursively, and more than once.
 * @param value as JSON.parse gives it
 * @throws AppError `request.too_large`
 */
export function checkBounds(value: unknown, most_members = MOST_MEMBERS): void {
  let level = [value];
  let members = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new AppError('request.too_large.levels');
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      const inside = Object.values(item);
      if (!Array.isArray(item)) members += inside.length;
      if (members > most_members) throw new AppError('request.too_large.fields');
      for (const one of inside) next.push(one);
    }
    level = next;
  }
}

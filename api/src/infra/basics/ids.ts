import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new UUIDv7: sorts by the time it was made, so that indexes grow at one end. */
export function newId(): string {
  return v7();
}

/** Tells an id from a slug where a URL may hold either. */
export function isId(value: string): boolean {
  return UUID.test(value);
}

/** Lies before every id that was made since a moment, and after those made earlier. */
export function idFrom(moment: Date): string {
  const ms = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

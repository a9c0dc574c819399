import type { Profile } from '@tessera/shared/contract';

/** What a shopper may change of the profile here. */
export type ProfileValues = Pick<Profile, 'first_name' | 'last_name' | 'username'>;

export const PROFILE_LABELS: Record<keyof ProfileValues, string> = {
  first_name: 'First Name',
  last_name: 'Last Name',
  username: 'Username',
};

export const FIELDS: (keyof ProfileValues)[] = ['first_name', 'last_name', 'username'];

/** The part of the profile that the form shows. */
export function profileValues({ first_name, last_name, username }: ProfileValues): ProfileValues {
  return { first_name, last_name, username };
}

export interface Conflict {
  field: keyof ProfileValues;
  present: string;
  yours: string;
}

/**
 * Merges an edit with what was saved elsewhere meanwhile: a field that only one side changed takes that side's value;
 * where both changed it differently, yours stays in the form and the conflict is told.
 * @param base the profile when the edit began
 * @param yours the form
 * @param present the profile now
 */
export function mergeEdit(base: ProfileValues, yours: ProfileValues, present: ProfileValues) {
  const merged = { ...yours };
  const conflicts: Conflict[] = [];
  for (const field of FIELDS) {
    if (yours[field] === base[field]) merged[field] = present[field];
    else if (present[field] !== base[field] && present[field] !== yours[field]) {
      conflicts.push({ field, present: present[field], yours: yours[field] });
    }
  }
  return { merged, conflicts };
}

/** 'January 2026' for an RFC 3339 time, in UTC so that it is the same month for everybody. */
export function memberSince(created_at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(created_at),
  );
}

/** 'Ada Lane', or the username when no names were given. */
export function fullName({ first_name, last_name, username }: ProfileValues): string {
  return `${first_name} ${last_name}`.trim() || username;
}

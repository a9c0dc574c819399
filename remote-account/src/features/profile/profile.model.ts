import type { Profile } from '@tessera/shared/contract';

/** What a shopper may change of the profile here. */
export type ProfileValues = Pick<Profile, 'first_name' | 'last_name' | 'username'>;

export const FIELDS: (keyof ProfileValues)[] = ['first_name', 'last_name', 'username'];

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

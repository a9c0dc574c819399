import type { Language } from '@tessera/shared/i18n';
import type { components } from './schema.d.ts';

type Role = Pick<components['schemas']['StaffRole'], 'key' | 'name'>;

/** The roles that every shop has, by their keys; in English as the database names them. */
const NAMES: Record<Language, Record<string, string>> = {
  en: {
    owner: 'Owner',
    manager: 'Manager',
    catalogue: 'Catalogue',
    orders: 'Orders',
    credit: 'Credit',
    support: 'Support',
    read_only: 'Read only',
  },
  de: {
    owner: 'Inhaber',
    manager: 'Leitung',
    catalogue: 'Katalog',
    orders: 'Bestellungen',
    credit: 'Ratenzahlung',
    support: 'Kundendienst',
    read_only: 'Nur lesen',
  },
};

/** A role's name: that of every shop's in the reader's language, that of a shop's own as it was given. */
export function roleName({ key, name }: Role, language: Language): string {
  return (key !== null && NAMES[language][key]) || name;
}

/** The same where a role was written down by its name or key alone; no role of a shop's own is called as one of these. */
export function roleNameOf(written: string, language: Language): string {
  const [key = null] = Object.entries(NAMES.en).find((known) => known.includes(written)) ?? [];
  return roleName({ key, name: written }, language);
}

import type { Contact, Store } from '@tessera/shared/contract';

const NOTHING: Contact = { email: '', phone: '', address: '' };

/** How to reach the store; an API one version behind does not say it in this place yet. */
export const contactOf = (store: Partial<Pick<Store, 'contact'>>): Contact => store.contact ?? NOTHING;

/** A telephone number as people write it, as an address to call (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

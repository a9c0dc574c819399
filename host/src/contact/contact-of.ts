import type { Contact, Store } from '@tessera/shared/contract';

const NOTHING: Contact = { email: '', phone: '', address: '' };

/** How to reach the store; an API one version behind does not say it in this place yet. */
export const contactOf = (store: Partial<Pick<Store, 'contact'>>): Contact => store.contact ?? NOTHING;

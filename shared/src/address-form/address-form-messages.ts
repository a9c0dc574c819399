import { defineMessages } from '@tessera/shared/i18n';

/** What the fields of an address are called; postal code and region have the names of `@tessera/shared/forms`. */
const en = {
  country: 'Country',
  chooseCountry: 'Choose a country',
  chooseRegion: 'Choose one',
  noRegion: 'None',
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  line1: 'Street and number',
  line2: 'Flat, floor, building',
  city: 'City',
  phone: 'Phone number',
  phoneHint: 'Only for questions about a delivery.',
  optional: (label: string) => `${label} (optional)`,
};

/** For the list of a page that has such a form. */
export const addressFormMessages = defineMessages({
  en,
  de: () =>
    import(/* webpackChunkName: "de-address-form" */ './address-form-messages.de').then((module) => module.words),
});

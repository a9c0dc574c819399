/** What the fields of an address are called; postal code and region have the names of `@tessera/shared/forms`. */
export const words = {
  country: 'Country',
  chooseCountry: 'Choose a country',
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

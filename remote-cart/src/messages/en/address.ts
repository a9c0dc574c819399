/** What the parts of an address are called, by country. */
export const address = {
  country: 'Country',
  chooseCountry: 'Choose a country',
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  line1: 'Street and number',
  line2: 'Flat, floor, building',
  city: 'City',
  phone: 'Phone number',
  phoneHint: 'Only for questions about the delivery.',
  postalCode: {
    zip: 'ZIP code',
    pin: 'PIN code',
    eircode: 'Eircode',
    postcode: 'Postcode',
    postal_code: 'Postal code',
  },
  region: {
    state: 'State',
    province: 'Province',
    prefecture: 'Prefecture',
    county: 'County',
    emirate: 'Emirate',
    region: 'Region',
  },
};

import type { address as en } from '../en/address';

export const address: typeof en = {
  country: 'Land',
  chooseCountry: 'Land wählen',
  first_name: 'Vorname',
  last_name: 'Nachname',
  company: 'Firma',
  line1: 'Straße und Hausnummer',
  line2: 'Wohnung, Etage, Gebäude',
  city: 'Ort',
  phone: 'Telefonnummer',
  phoneHint: 'Nur für Rückfragen zur Lieferung.',
  postalCode: {
    zip: 'Postleitzahl',
    pin: 'Postleitzahl',
    eircode: 'Eircode',
    postcode: 'Postleitzahl',
    postal_code: 'Postleitzahl',
  },
  region: {
    state: 'Bundesstaat',
    province: 'Provinz',
    prefecture: 'Präfektur',
    county: 'Grafschaft',
    emirate: 'Emirat',
    region: 'Region',
  },
};

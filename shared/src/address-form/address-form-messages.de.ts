export const words = {
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
  optional: (label: string) => `${label} (optional)`,
};

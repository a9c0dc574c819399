/** What a form has of an address in a country with states, the state itself left to the test. */
export const address = {
  first_name: 'Ada',
  last_name: 'Lane',
  line1: '1 Kiln Lane',
  postal_code: '90210',
  city: 'Beverly Hills',
  country: 'US',
};

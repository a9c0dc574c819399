/** An address that every check of the shop takes, of somebody made up: for tests, measurements and drills. */
const SAMPLE = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  company: '',
  line1: '12 Some Street',
  line2: '',
  postal_code: '97209',
  city: 'Portland',
  region: 'OR',
  country: 'US',
  phone: '',
};

/** The same, with other values where they are given. */
export const sampleAddress = (changes: Partial<typeof SAMPLE> = {}) => ({ ...SAMPLE, ...changes });

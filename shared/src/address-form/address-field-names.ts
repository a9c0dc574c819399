/** What a person types, in the form's order. */
export const ADDRESS_FIELDS = [
  'country',
  'first_name',
  'last_name',
  'company',
  'line1',
  'line2',
  'postal_code',
  'city',
  'region',
  'phone',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

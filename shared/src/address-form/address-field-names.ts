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

/** An address of which nothing is known. */
export const BLANK_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as Readonly<
  Record<AddressField, string> // of each field
>;

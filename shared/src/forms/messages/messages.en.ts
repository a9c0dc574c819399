/** What forms say of what was typed; docs/product.md §5 gives the messages of sign-in and sign-up. */
export const messages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  currentPasswordRequired: 'Current password is required',
  passwordTooShort: (least: number | string) => `Password must be at least ${least} characters`,
  passwordTooLong: (most: number | string) => `Password must be at most ${most} characters`,
  passwordTooSimple: 'Password must contain uppercase, lowercase, and number',
  passwordsDiffer: 'Passwords do not match',
  termsRequired: 'You must agree to the terms and conditions',
  inquiryTypeRequired: 'Please choose a type of inquiry',
  countryRequired: 'Country is required',
  phoneInvalid: 'Phone number is not valid',
  /** of a field of `fields` */
  required: (field: string) => `${field} is required`,
  tooLong: (field: string, most: number | string) => `${field} must be at most ${most} characters`,
  postalCodeInvalid: (field: string, example: string) => `${field} is not valid, it is written like ${example}`,
};

/** The fields that those messages name. */
export const fields = {
  first_name: 'First name',
  last_name: 'Last name',
  username: 'Username',
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
  company: 'Company',
  address: 'Address',
  city: 'City',
  phone: 'Phone number',
  zip: 'ZIP code',
  pin: 'PIN code',
  eircode: 'Eircode',
  postcode: 'Postcode',
  postal_code: 'Postal code',
  state: 'State',
  province: 'Province',
  prefecture: 'Prefecture',
  county: 'County',
  emirate: 'Emirate',
  region: 'Region',
};

import { ValidationError } from 'yup';
import { addressNames, addressSchema, emailChangeSchema, passwordChangeSchema } from '@tessera/shared/forms';
import { address as withoutState } from '../testing/address';

const address = { ...withoutState, region: 'CA' };

interface Schema {
  validate: (values: unknown, options: { abortEarly: boolean }) => Promise<unknown>;
}

async function errorsOf(schema: Schema, values: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // the first message of a field is the one that is shown
    return Object.fromEntries(error.inner.reverse().map(({ path, message }) => [path, message]));
  }
}

describe('an address', () => {
  test.each([
    [{}, {}],
    [{ first_name: ' ' }, { first_name: 'First name is required' }],
    [{ line1: '' }, { line1: 'Address is required' }],
    [{ country: '' }, { country: 'Country is required' }],
    [{ country: 'XX' }, { country: 'This country is unknown. Please choose one from the list' }],
    [{ region: '' }, { region: 'State is required' }],
    [{ postal_code: '' }, { postal_code: 'ZIP code is required' }],
    [{ postal_code: '902' }, { postal_code: 'ZIP code is not valid, it is written like 12345' }],
    [
      { country: 'DE', region: '', postal_code: '1011' },
      { postal_code: 'Postal code is not valid, it is written like 12345' },
    ],
    [{ country: 'DE', region: '', postal_code: '10115' }, {}],
    [{ country: 'IE', region: '', postal_code: '' }, {}],
    [{ country: 'HK', region: '', postal_code: '' }, {}],
    [{ country: 'JP', region: '', postal_code: '100-0001' }, { region: 'Prefecture is required' }],
    [{ phone: '+1 (555) 010-0100' }, {}],
    [{ phone: 'call me' }, { phone: 'Phone number is not valid' }],
    [{ city: 'x'.repeat(101) }, { city: 'City must be at most 100 characters' }],
  ])('with %j is told %j', async (changes, expected) => {
    expect(await errorsOf(addressSchema, { ...address, ...changes })).toEqual(expected);
  });

  test('is trimmed, and its postal code written as the country does', async () => {
    const typed = { ...address, first_name: ' Ada ', country: 'NL', postal_code: '1234ab', region: '' };
    expect(await addressSchema.validate(typed)).toMatchObject({
      first_name: 'Ada',
      postal_code: '1234 AB',
      company: '',
    });
  });

  test('loses a postal code that its country does not have', async () => {
    expect(await addressSchema.validate({ ...address, country: 'HK' })).toMatchObject({ postal_code: '' });
  });

  test('has its parts called as its country does', () => {
    expect(addressNames('US')).toEqual({ postal_code: 'ZIP code', region: 'State' });
    expect(addressNames('FR')).toEqual({ postal_code: 'Postal code', region: 'Region' });
  });
});

test('another e-mail address needs the password, with the messages of docs/product.md §5', async () => {
  expect(await errorsOf(emailChangeSchema, { email: 'ada', password: '' })).toEqual({
    email: 'Email is invalid',
    password: 'Password is required',
  });
});

test('another password follows docs/product.md §5 and needs the present one', async () => {
  const wrong = { current_password: '', password: 'kiln', confirm_password: 'oak' };
  expect(await errorsOf(passwordChangeSchema, wrong)).toEqual({
    current_password: 'Current password is required',
    password: 'Password must be at least 8 characters',
    confirm_password: 'Passwords do not match',
  });
});

import fc from 'fast-check';
import type { ObjectSchema, ValidationError } from 'yup';
import { fieldErrors, loginSchema, signupSchema } from '@tessera/shared/forms';

const good = {
  first_name: 'Mara',
  last_name: 'Lind',
  username: 'mara',
  email: 'mara@example.com',
  password: 'Kiln2Oak',
  confirm_password: 'Kiln2Oak',
  terms: true,
};

async function errorsOf(schema: ObjectSchema<object>, values: object): Promise<Record<string, string>> {
  const found = await schema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: ValidationError) => error.inner,
  );
  // the first sentence of a field is the one that is shown
  return Object.fromEntries(found.reverse().map(({ path, message }) => [path ?? '', message]));
}

const signupErrors = (changes: object) => errorsOf(signupSchema, { ...good, ...changes });

describe('SPEC.md §5, Create Account', () => {
  test('takes a complete form', async () => {
    expect(await signupErrors({})).toEqual({});
  });

  test.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'mara' }, { email: 'Email is invalid' }],
    [{ email: 'mara@example' }, { email: 'Email is invalid' }],
    [{ password: '', confirm_password: '' }, { password: 'Password is required' }],
    [{ password: 'Kiln2', confirm_password: 'Kiln2' }, { password: 'Password must be at least 8 characters' }],
    [
      { password: 'kiln2oak', confirm_password: 'kiln2oak' },
      { password: 'Password must contain uppercase, lowercase, and number' },
    ],
    [{ confirm_password: 'Kiln3Oak' }, { confirm_password: 'Passwords do not match' }],
    [{ confirm_password: '' }, { confirm_password: 'Passwords do not match' }],
    [{ first_name: ' ' }, { first_name: 'First name is required' }],
    [{ last_name: '' }, { last_name: 'Last name is required' }],
    [{ username: '\t' }, { username: 'Username is required' }],
    [{ terms: false }, { terms: 'You must agree to the terms and conditions' }],
  ])('%j is told as %j', async (changes, expected) => {
    expect(await signupErrors(changes)).toEqual(expected);
  });

  test('takes any password of 8 characters or more with lowercase, uppercase and a digit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 5, maxLength: 60 }), async (rest) => {
        const password = `aB1${rest}`;
        expect(await signupErrors({ password, confirm_password: password })).toEqual({});
      }),
    );
  });
});

describe('SPEC.md §5: login checks only the email', () => {
  test('takes any password', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (password) => {
        expect(await errorsOf(loginSchema, { email: good.email, password })).toEqual({});
      }),
    );
  });

  test.each([
    ['', 'Email is required'],
    ['mara@', 'Email is invalid'],
  ])('the e-mail %j is told as %j', async (email, sentence) => {
    expect(await errorsOf(loginSchema, { email, password: '' })).toEqual({ email: sentence });
  });

  test('spaces around the address do not matter', async () => {
    expect(await loginSchema.validate({ email: ' mara@example.com ', password: '' })).toMatchObject({
      email: good.email,
    });
  });
});

describe('the server’s field errors', () => {
  test('go to the fields of the form, the first sentence of each', () => {
    const failure = { errors: { email: ['Taken.', 'Bad.'], other: ['No.'] } };
    expect(fieldErrors(failure, ['email', 'username'])).toEqual({ email: 'Taken.' });
  });

  test('anything else that was thrown has none', () => {
    for (const failure of [null, undefined, 'x', new Error('x'), { errors: { email: 'x' } }]) {
      expect(fieldErrors(failure, ['email'])).toEqual({});
    }
  });
});

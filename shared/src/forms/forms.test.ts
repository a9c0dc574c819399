import fc from 'fast-check';
import type { ObjectSchema, ValidationError } from 'yup';
import {
  EMAIL_PATTERN,
  fieldErrors,
  forgotPasswordSchema,
  loginSchema,
  newsletterSchema,
  resetPasswordSchema,
  signupSchema,
} from '@tessera/shared/forms';
import { setLanguage } from '@tessera/shared/i18n';

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
  // the first message of a field is the one that is shown
  return Object.fromEntries(found.reverse().map(({ path, message }) => [path ?? '', message]));
}

const signupErrors = (changes: object) => errorsOf(signupSchema, { ...good, ...changes });

describe('docs/product.md §5, Create Account', () => {
  test('takes a complete form', async () => {
    expect(await signupErrors({})).toEqual({});
  });

  test.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'mara' }, { email: 'Email is invalid' }],
    [{ email: 'mara@example' }, { email: 'Email is invalid' }],
    [{ email: `${'m'.repeat(250)}@example.com` }, { email: 'Email is invalid' }],
    [{ password: '', confirm_password: '' }, { password: 'Password is required' }],
    [{ password: 'Kiln2', confirm_password: 'Kiln2' }, { password: 'Password must be at least 8 characters' }],
    [
      { password: 'kiln2oak', confirm_password: 'kiln2oak' },
      { password: 'Password must contain uppercase, lowercase, and number' },
    ],
    [{ confirm_password: 'Kiln3Oak' }, { confirm_password: 'Passwords do not match' }],
    [{ confirm_password: '' }, { confirm_password: 'Passwords do not match' }],
    [{ first_name: ' ' }, { first_name: 'First name is required' }],
    [{ first_name: 'x'.repeat(101) }, { first_name: 'First name must be at most 100 characters' }],
    [{ last_name: '' }, { last_name: 'Last name is required' }],
    [{ username: '\t' }, { username: 'Username is required' }],
    [{ terms: false }, { terms: 'You must agree to the terms and conditions' }],
  ])('%j is told as %j', async (changes, expected) => {
    expect(await signupErrors(changes)).toEqual(expected);
  });

  test('takes any password of 8 characters or more with lowercase, uppercase and a digit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 5, maxLength: 190 }), async (rest) => {
        const password = `aB1${rest}`;
        expect(await signupErrors({ password, confirm_password: password })).toEqual({});
      }),
    );
  });
});

describe('docs/product.md §5: login checks only the email', () => {
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
  ])('the e-mail %j is told as %j', async (email, message) => {
    expect(await errorsOf(loginSchema, { email, password: '' })).toEqual({ email: message });
  });

  test('spaces around the address do not matter', async () => {
    expect(await loginSchema.validate({ email: ' mara@example.com ', password: '' })).toMatchObject({
      email: good.email,
    });
  });
});

describe('one e-mail pattern for every form and the API', () => {
  const letters = fc.constantFrom(...'abcXYZ019');
  const label = fc.tuple(letters, fc.stringMatching(/^[a-z0-9-]{0,20}$/), letters).map((parts) => parts.join(''));
  const local = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,40}$/);
  const domain = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join('.'));

  test('takes what HTML’s e-mail fields take with a dot in the domain, in each of them', async () => {
    await fc.assert(
      fc.asyncProperty(local, domain, async (name, host) => {
        const email = `${name}@${host}`;
        const input = Object.assign(document.createElement('input'), { type: 'email', value: email });
        expect(input.validity.valid).toBe(true);
        for (const schema of [loginSchema, forgotPasswordSchema, newsletterSchema]) {
          expect(await errorsOf(schema, { email, password: '' })).toEqual({});
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each(['mara@-kiln.example', 'mara@kiln..example', 'mara@kiln.example.', 'ma ra@kiln.example', 'mara@kiln_1.ex'])(
    'refuses %j',
    (email) => {
      expect(EMAIL_PATTERN.test(email)).toBe(false);
    },
  );

  test('is a pattern that a JSON schema may carry', () => {
    expect(new RegExp(EMAIL_PATTERN.source, 'u').test('mara/x@kiln.example')).toBe(true);
  });
});

describe('a password that is chosen anew has the rules of docs/product.md §5', () => {
  test.each([
    [{ password: 'Kiln2Oak', confirm_password: 'Kiln2Oak' }, {}],
    [
      { password: 'kiln', confirm_password: '' },
      { password: 'Password must be at least 8 characters', confirm_password: 'Passwords do not match' },
    ],
    [{ password: '', confirm_password: '' }, { password: 'Password is required' }],
  ])('%j is told as %j', async (values, expected) => {
    expect(await errorsOf(resetPasswordSchema, values)).toEqual(expected);
  });
});

describe('the server’s field errors', () => {
  test('go to the fields of the form, the first message of each', () => {
    const failure = { errors: { email: ['Taken.', 'Bad.'], other: ['No.'] } };
    expect(fieldErrors(failure, ['email', 'username'])).toEqual({ email: 'Taken.' });
  });

  test('anything else that was thrown has none', () => {
    for (const failure of [null, undefined, 'x', new Error('x'), { errors: { email: 'x' } }]) {
      expect(fieldErrors(failure, ['email'])).toEqual({});
    }
  });
});

describe('in German', () => {
  afterEach(() => setLanguage('en'));

  it('forms speak German, whatever was loaded before', async () => {
    setLanguage('de');
    expect(await signupErrors({ first_name: ' ', password: 'Kiln2', confirm_password: 'Kiln2', terms: false })).toEqual(
      {
        first_name: 'Bitte ausfüllen: Vorname',
        password: 'Das Passwort muss mindestens 8 Zeichen lang sein',
        terms: 'Bitte stimmen Sie den Bedingungen zu',
      },
    );
  });
});

/** The code after the password (docs/product.md §4). */
export const secondFactor = {
  app: {
    form: 'Enter the code',
    field: 'Code',
    hint: 'The 6-digit code from your authenticator app.',
    other: 'Use a recovery code',
  },
  recovery: {
    form: 'Enter a recovery code',
    field: 'Recovery code',
    hint: 'One of the ten codes that you kept when you turned two-factor sign-in on. Each is good once.',
    other: 'Use the app’s code',
  },
  missing: 'Please enter the code',
  send: 'Confirm',
  back: 'Back',
};

/** SPEC.md §2, §8: said when the server gives no sentence of its own. */
export const fallbackTexts = {
  signedIn: 'Login Successful!',
  done: 'Request successful!',
  loginFailed: 'Login failed. Please try again.',
  signupFailed: 'Signup failed. Please try again.',
};

/** SPEC.md §2, the sign-in dialog. */
export const signInTexts = {
  title: 'Welcome Back',
  text: 'Sign in to your account to continue shopping',
};

/** SPEC.md §2, the Create Account dialog; 'the product' there is the store's name. */
export function createAccountTexts(storeName: string) {
  return { title: 'Create Account', text: `Join ${storeName} and start shopping today` };
}

export const staffTexts = { title: 'Staff sign in', text: 'Sign in to run the store' };

export const forgotPasswordTexts = {
  title: 'Forgot your password?',
  text: 'Tell us your e-mail address, and we will send you a link to set a new one.',
  send: 'Send the link',
  sending: 'Sending...',
  back: 'Back to sign in',
  help: 'No way into that mailbox? Write or call us:',
};

export const resetPasswordTexts = {
  title: 'Set a new password',
  text: 'At least 8 characters, with a small letter, a capital letter and a number.',
  save: 'Save the new password',
  saving: 'Saving...',
  doneTitle: 'Your password is changed',
  goneTitle: 'This link does not work',
  noLink: 'Open the link in our mail once more, or ask for a new one.',
  again: 'Ask for a new link',
  signIn: 'Sign in',
};

export const verifyEmailTexts = {
  title: 'Confirming your e-mail address',
  waiting: 'One moment, please.',
  doneTitle: 'E-mail address confirmed',
  goneTitle: 'This link does not work',
  noLink: 'Open the link in our mail once more, or ask for a new one in your account.',
  failedTitle: 'This did not work just now',
  failed: 'Your link is still good. Please try again in a moment.',
  retry: 'Try again',
  renew: 'Send a new link',
  account: 'Go to your account',
  signIn: 'Sign in',
  shop: 'Go on shopping',
};

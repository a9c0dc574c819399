/** SPEC.md §2, the sign-in dialog. */
export const signInTexts = {
  title: 'Welcome Back',
  text: 'Sign in to your account to continue shopping',
};

/** SPEC.md §2, the Create Account dialog; 'the product' there is the store's name. */
export function createAccountTexts(storeName: string) {
  return { title: 'Create Account', text: `Join ${storeName} and start shopping today` };
}

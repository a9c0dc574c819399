/** SPEC.md §4, §8: how a session ends. */
export const sessionTexts = {
  signedOut: 'You have been logged out.',
  expired: 'Session expired, please signin again.',
};

/** The seven kinds of error page (docs/product.md §2). */
export const ERROR_TYPES = ['server', 'network', 'timeout', 'forbidden', 'payment', 'maintenance', 'general'] as const;

export type ErrorType = (typeof ERROR_TYPES)[number];

interface Words {
  /** docs/product.md §8 */
  title: string;
  description: string;
  suggestions: string[];
}

const types: Record<ErrorType, Words> = {
  server: {
    title: 'Server Error',
    description: 'Something went wrong on our side. Your cart and your account are safe.',
    suggestions: ['Wait a moment, then try again.', 'If it keeps happening, report it: we will see what went wrong.'],
  },
  network: {
    title: 'Connection Error',
    description: 'We could not reach the shop, or it was cut off on the way.',
    suggestions: [
      'Check that you are connected to the internet.',
      'Switch between Wi-Fi and mobile data, if you can.',
      'Turn off a VPN or an ad blocker for this site for a moment.',
    ],
  },
  timeout: {
    title: 'Request Timeout',
    description: 'The shop took too long to answer.',
    suggestions: [
      'Try again: most of the time the second try is quick.',
      'On a slow connection, close what else is loading.',
    ],
  },
  forbidden: {
    title: 'Access Denied',
    description: 'This page is not open to you.',
    suggestions: [
      'Sign in with the account that may see it.',
      'If you think that you should have access, contact support.',
    ],
  },
  payment: {
    title: 'Payment Error',
    description: 'The payment did not go through.',
    suggestions: [
      'Look at your orders first, so that nothing is paid twice.',
      'Check the card number, the expiry date and the security code.',
      'Try another card or another way to pay.',
    ],
  },
  maintenance: {
    title: 'Under Maintenance',
    description: 'We are working on the shop and will be back shortly.',
    suggestions: [
      'Stay on this page: it opens the shop as soon as it is back.',
      'What is in your cart stays there.',
      'Look at the status page to see how far we are.',
    ],
  },
  general: {
    title: 'Unexpected Error',
    description: 'Something happened that we did not foresee. The rest of the shop still works.',
    suggestions: [
      'Try again, or go back to where you came from.',
      'If it keeps happening, report it: we will see what went wrong.',
    ],
  },
};

/** Every message of the error page. */
export const error = {
  types,
  /** @param when the shop is expected to open, as a day with its hour */
  opens: (when: string) => `We expect to be open again on ${when}.`,
  eyebrow: (statusCode: number) => (statusCode ? `Error ${statusCode}` : 'Something is not right'),
  loadFailed: 'This part did not load.',
  suggestions: 'What you can do',
  tryAgain: 'Try Again',
  retrying: 'Retrying…',
  goBack: 'Go Back',
  homepage: 'Homepage',
  id: 'Error ID',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Press Ctrl+C or ⌘C to copy',
  details: 'Technical details',
  report: 'Report',
  reporting: 'Sending…',
  reported: (reference: string) => `Thank you. Your report has the reference ${reference}.`,
  reportFailed: 'The report could not be sent. Please try again, or contact support.',
  contactSupport: 'Contact Support',
  helpCenter: 'Help Center',
  statusPage: 'Status Page',
  help: 'More help',
  tipsTitle: 'Good to know',
  pauseTips: 'Pause tips',
  playTips: 'Play tips',
  nextTip: 'Next tip',
  tips: [
    'The search in the header knows every product by its name.',
    'All categories are in the menu, one press away.',
    'Your cart is kept with your account, on every device.',
    'Press Tab once on any page to skip straight to its content.',
    'The store’s name in the corner always leads home.',
    'The half-filled circle switches between light and dark.',
  ],
  fields: {
    errorType: 'Type',
    errorCode: 'Code',
    statusCode: 'HTTP status',
    errorMessage: 'Message',
    timestamp: 'Time',
    app: 'Part',
  },
  noStatus: 'No answer',
};

/** Folders of the API use each other in one direction, types included. Tests may use what they like. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'What two folders need lies below both, or one states what it needs as a port.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/src' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|[.]test[.]ts$|/testing/|^api/test/` },
  },
};

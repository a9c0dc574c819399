/** The list of the back office's keys. */
export const keys = {
  title: 'Keyboard shortcuts',
  palette: 'Search, or go somewhere',
  send: 'Send the form, or save',
  rows: 'From row to row of a list',
  list: 'This list',
  rail: 'Collapse or expand the menu',
  goTo: (page: string) => `Go to ${page}`,
  then: 'then',
  letters: 'Keys of a single letter',
  lettersHint: 'Turn them off if they get in the way of your own tools. Kept in this browser.',
};

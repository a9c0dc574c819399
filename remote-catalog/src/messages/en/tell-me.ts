export const tellMe = {
  title: 'Tell me when it is back',
  text: (name: string) => `One mail when ${name} is back in stock, nothing else.`,
  email: 'Email',
  send: 'Tell me',
  sending: 'Sending...',
  stop: 'Do not tell me any more',
  stopped: 'You will not be told any more.',
  failed: 'That did not arrive. Please try again.',
  done: 'You will be told when it is back.',
};

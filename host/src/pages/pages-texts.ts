/** Sentences of what is part of the shell itself; the larger pages bring theirs with their code. */
export const pagesTexts = {
  loading: 'Loading',
  failure: {
    title: 'Connection Error',
    text: 'This part did not load. Check that you are connected to the internet, then try again.',
    tryAgain: 'Try Again',
    homepage: 'Homepage',
  },
  lastResort: {
    title: 'Unexpected Application Error!',
    text: 'The page has stopped working. Your cart is kept.',
    reload: 'Reload the page',
    homepage: 'Go to Homepage',
  },
};

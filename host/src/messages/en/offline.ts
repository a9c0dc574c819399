/** What the service worker says when there is no connection. */
export const offline = {
  title: 'You are offline',
  text: 'This page needs a connection, and there is none right now.',
  live: 'Cart, checkout and account are shown only as they are this moment, so they are never kept.',
  again: 'Try again',
  seen: 'Pages that you saw last are still here:',
  home: 'Homepage',
  /** above a page that was kept; prices and stock in it are of that time */
  note: (time: string) => `You are offline. This is the page as you last saw it, on ${time}.`,
};

/** Loads the page anew from the server. */
export const reloadPage = (): void => window.location.reload();

/** In the page's address: the form of an address that is not there yet. */
export const NEW_ADDRESS = 'new';

/** Told to the form's history entry, so that closing it goes back instead of piling up entries. */
export const FROM_LIST = { fromList: true };

/** The element that opens the form of an address, or of a new one. */
export function editLinkId(address: string): string {
  return `edit-${address}`;
}

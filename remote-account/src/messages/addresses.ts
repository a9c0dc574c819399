import { defineMessages } from '@tessera/shared/i18n';

/** Every message about addresses. */
const en = {
  title: 'Addresses',
  failure: 'Your addresses could not be loaded',
  loading: 'Loading your addresses',
  listTitle: 'Saved addresses',
  add: 'Add address',
  full: (most: number) => `You have ${most} addresses, and that is the most. Delete one to add another.`,
  emptyTitle: 'You have no address yet',
  emptyText: 'Keep one here, and you need not type it when you order.',
  defaultShipping: 'Default for delivery',
  defaultBilling: 'Default for billing',
  edit: 'Edit',
  delete: 'Delete',
  whichOne: (lines: string[]) => ` ${lines.join(', ')}`,
  deleteTitle: 'Delete this address?',
  deleteText: 'Orders that you have placed keep the address that they were sent to.',
  deleteAddress: 'Delete address',
  keep: 'Keep it',
  deleted: 'Address deleted',
  addTitle: 'Add an address',
  editTitle: 'Edit address',
  formLoading: 'Loading the form',
  formFailure: 'The form could not be loaded',
  missingTitle: 'This address is not there any more',
  missingText: 'It may have been deleted on another device.',
  toAddresses: 'Back to your addresses',
  goneMeanwhile: 'This address was deleted elsewhere while you were editing it. Save again to add it as a new one.',
  yourAddress: 'This address',
  is_default_shipping: 'Deliver here unless I choose another address',
  is_default_billing: 'Bill to this address unless I choose another',
  save: 'Save address',
  saving: 'Saving...',
  saved: 'Address saved',
};

export const addressesMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-addresses" */ './de/addresses').then((module) => module.addresses),
});

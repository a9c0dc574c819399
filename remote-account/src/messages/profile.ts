import { defineMessages } from '@tessera/shared/i18n';

/** Every message about who the shopper is. */
const en = {
  title: 'Your account',
  failure: 'Your account could not be loaded',
  loading: 'Loading your account',
  profileTitle: 'Profile',
  edit: 'Edit profile',
  name: 'Name',
  memberSince: 'Member since',
  first_name: 'First Name',
  last_name: 'Last Name',
  username: 'Username',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Profile saved',
  yourProfile: 'Your profile',
};

export const profileMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-profile" */ './de/profile').then((module) => module.profile),
});

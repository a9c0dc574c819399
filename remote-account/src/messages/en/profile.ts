/** Every sentence about who the shopper is. */
export const profile = {
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

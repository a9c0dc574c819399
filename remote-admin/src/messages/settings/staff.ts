import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page of the staff says. Numbers come formatted. */
const en = {
  theStaff: 'The staff',
  count: (count: number, shown: string) => plural('en', count, { one: `${shown} person`, other: `${shown} people` }),
  columns: { name: 'Name', email: 'E-mail', role: 'Role', since: 'Since' },
  invited: 'Invited',
  you: 'You',
  none: 'Nobody works here yet',
  invite: 'Invite somebody',
  inviteText: 'They get a mail with a link to choose a password. Whoever has an account keeps it, with its name.',
  send: 'Send the invitation',
  sent: (email: string) => `The invitation to ${email} is on its way`,
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'Role',
  chooseRole: 'Please choose',
  missing: {
    email: 'Please enter an e-mail address',
    first_name: 'Please enter a first name',
    last_name: 'Please enter a last name',
    role_id: 'Please choose a role',
  },
  roleHint: 'What the new role allows counts from their next click on.',
  save: 'Save',
  saved: (name: string, role: string) => `${name} has the role “${role}” now`,
  notSignedInYet: 'The invitation has not been used yet: no password is set.',
  sendAgain: 'Send the invitation again',
  remove: 'Remove from the staff',
  removeTitle: (name: string) => `Remove ${name} from the staff?`,
  removeText:
    'They may do nothing in the back office from their next click on. Their account stays as a shopper’s, and so does what the audit log says of them.',
  removeYourself: 'This is you: you will not get back in by yourself.',
  removed: (name: string) => `${name} is not part of the staff any more`,
};

export const staffMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/staff').then((module) => module.staff),
});

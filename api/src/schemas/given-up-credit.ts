import { Type } from 'typebox';

/** What whoever ends an account has seen of its store credit, all of which lapses. */
export const GivenUpCredit = Type.Integer({
  minimum: 0,
  default: 0,
  description: 'minor units of store credit that lapse with the account, as they are now: others are refused',
});

/** What staff are told of customers whom they help, and customers of accounts that are closed or go. */
export const customers = {
  'auth.suspended': 'This account is suspended, so nobody can sign in to it. Please write to us about it.',
  'staff.owner_only': 'Only an owner of the shop can do this.',
  'users.open_orders.unpaid': ({ number }: { number: string }) =>
    `Your order ${number} has not been paid yet. Please pay or cancel it first.`,
  'users.store_credit_left':
    'There is store credit on this account, which lapses with it. Please look at how much, and confirm that you give it up.',
  'users.open_orders.credit':
    'Store credit of an order of yours is on its way back to you. Please try again in a minute.',
  'users.open_orders.on_its_way': ({ number }: { number: string }) =>
    `Your order ${number} is still on its way. Please wait until it has arrived.`,
  'customers.not_found': 'There is no such customer. They may have deleted their account.',
  'customers.stale': 'Somebody has changed this customer meanwhile. Have a look at what is there now.',
  'customers.not_possible': 'This cannot be done with this customer.',
  'customers.not_possible.staff':
    'This person works in the shop, so their account is not changed here. An owner takes them off the staff first.',
  'customers.not_possible.anonymised': 'This customer is anonymous: there is no account any more.',
  'customers.not_possible.suspended': 'This customer is suspended already.',
  'customers.not_possible.active': 'This customer is not suspended.',
  'customers.not_possible.confirmed': 'This e-mail address is confirmed already.',
  'customers.not_possible.second_factor_off': 'Two-factor sign-in is off for this customer.',
  'customers.not_possible.open_order': ({ number }: { number: string }) =>
    `Order ${number} is still to be paid or delivered. They can be made anonymous when that is over.`,
  'customers.not_possible.credit_under_way':
    'Store credit of an order of this customer is on its way back. They can be made anonymous in a minute.',
  'customers.not_possible.balance_open':
    'This customer still owes something of what they pay in parts. They can be made anonymous when that is paid.',
  'customers.not_possible.store_credit_left':
    'This customer has store credit, which lapses with the account. Please look at how much there is now, and confirm that.',
  'customers.group_not_found': 'There is no such group.',
  'customers.group_stale': 'Somebody has changed this group meanwhile. Have a look at what is there now.',
  'customers.group_name_taken': 'There is a group of this name.',
  'customers.group_limit': ({ most }: { most: number }) =>
    `A shop has at most ${most} groups. Please remove one first.`,
  'validation.failed.phone': 'Phone number is not valid',
};

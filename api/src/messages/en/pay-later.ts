/** What staff are told of pay-later accounts. */
export const payLater = {
  'pay_later.not_available': 'Pay-later is not available for this account.',
  'pay_later.not_available.here': 'Pay-later is not offered here.',
  'pay_later.limit_exceeded': 'This is more than your pay-later limit leaves.',
  'pay_later.plan_not_available': 'This plan is not available for this amount.',
  'pay_later.already_applied': 'You have applied for pay-later already.',
  'pay_later.account_not_found': 'There is no such pay-later account.',
  'pay_later.instalment_not_found': 'There is no such instalment.',
  'pay_later.nothing_open': 'Nothing is open here any more.',
  'pay_later.balance_open': 'Please pay what is open of your pay-later account first.',
  'conflict.no_application': 'No application of this account waits for a decision.',
  'validation.failed.date_of_birth': 'The date of birth is not valid',
  'validation.failed.consent': 'You must agree before you can apply',
  'validation.failed.plan_codes': 'Each plan needs a code of its own',
  'validation.failed.plan_amounts': 'The highest amount of a plan must not be below its lowest',
  'pay_later.stale': 'Somebody has changed this account meanwhile. Have a look at it as it is now.',
  'pay_later.not_begun':
    'The first instalment of this order is not paid yet. Until then nothing of its plan can be changed.',
  'pay_later.not_so_much_open': 'Not so much is open there any more.',
  'pay_later.open_changed': 'What is open of this plan is not what it was. Have a look at it as it is now.',
  'pay_later.request_waits': 'Something about this plan already waits for a second person.',
  'pay_later.not_waiting': 'This does not wait for a decision any more.',
  'pay_later.own_request': 'You asked for this yourself: somebody else has to decide.',
  'pay_later.own_account': 'This is your own account: somebody else has to look after it.',
  'pay_later.second_person_needed':
    'This is more than one person may let go alone. Waive it instead: a second person will be asked.',
  'pay_later.fees_too_high': 'All fees of a plan together cannot be more than its order came to.',
  'pay_later.adjustment_not_found': 'There is no such booking on this account.',
  'pay_later.not_reversible':
    'This cannot be taken back any more: money was given back since, or it has been taken back already.',
  'validation.failed.placeholder': ({ name, known }: { name: string; known: string }) =>
    `Nothing can be filled in for ${name}. There are: ${known}`,
  'validation.failed.reminder_twice': 'There is a reminder of this day already',
  'validation.failed.due_on': 'Please choose a day after the present one, within a year.',
  'validation.failed.received_on': 'Please give the day on which the money came.',
};

/** What staff are told of pay-later accounts. */
export const payLater = {
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

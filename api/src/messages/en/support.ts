/** What staff are told of what visitors wrote. */
export const support = {
  'inquiries.received': 'Thank you. We have received your message.',
  'inquiries.not_found': 'There is no such inquiry.',
  'inquiries.stale': 'Somebody was faster: have a look at what is there now.',
  'inquiries.not_possible': 'This cannot be done with this inquiry.',
  'inquiries.not_possible.spam': 'It is marked as spam, and is not answered. Open it again first.',
  'inquiries.not_possible.most': ({ most }: { most: number }) => `An inquiry has at most ${most} answers and notes.`,
  'validation.failed.assignee': 'Please choose somebody of the staff who may answer inquiries.',
  'saved_answers.not_found': 'There is no such saved answer.',
  'saved_answers.stale': 'Somebody has changed or deleted this saved answer meanwhile.',
  'saved_answers.not_possible': ({ most }: { most: number }) =>
    `At most ${most} answers can be saved. Please delete some that nobody uses.`,
  'validation.failed.saved_answer': 'There is a saved answer with this name in this language.',
  'error_reports.not_found': 'There is no such failure.',
  'error_reports.not_possible': ({ most }: { most: number }) => `A failure has at most ${most} notes.`,
  'error_reports.stale': 'Somebody was faster: have a look at what is there now.',
  'request.rate_limited.inquiries': 'We are receiving more messages than we can take. Please try again later.',
  'request.rate_limited.reports': 'We have received many reports and are looking into it. Thank you.',
};

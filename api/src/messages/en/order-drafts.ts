/** What is said of orders that staff write, and of the links by which they are paid. */
export const orderDrafts = {
  'order_drafts.not_found': 'There is no such draft. It may have been deleted, or nobody touched it for 30 days.',
  'order_drafts.not_found.customer': 'This customer has no account any more. Please choose again.',
  'order_drafts.stale': 'Somebody has changed this draft meanwhile. Have a look at it as it is now.',
  'order_drafts.changed': 'The sum has changed since you saw it. Have a look at the draft as it is now.',
  'order_drafts.changed.short':
    'Somebody was faster: there is not enough in stock any more. The draft is kept; please look at its lines.',
  /** what the draft says of it, in the language of who asks (modules/order-drafts/draft-words.ts) */
  'order_drafts.changed.problem': ({ problem }: { problem: string }) => problem,
  'order_drafts.not_possible.placed': 'This draft has become an order. Please change the order instead.',
  'order_drafts.not_possible.exchange':
    'This draft exchanges a return: its customer and what goes off for the goods follow from that.',
  'order_drafts.not_possible.no_online_payment':
    'The shop has no way to pay online that is on. Please choose another way to pay.',
  'order_drafts.not_possible.plan_needs_card':
    'The first part of this plan is paid by card with the order. Please choose another plan, or send a payment link.',
  'payment_links.not_found': 'There is no such payment link.',
  'payment_links.ended': 'This link is not good any more. Please ask the shop for a new one.',
  'payment_links.nothing_owed': 'Nothing is owed for this order that a link could pay.',
};

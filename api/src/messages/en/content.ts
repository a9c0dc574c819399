/** What staff are told of the shop's texts. */
export const content = {
  'content.page_not_found': 'We could not find this page.',
  'content.not_possible': 'This cannot be done with this page.',
  'content.not_possible.own': 'Every shop has this page. It can be taken off the shop, but not deleted.',
  'content.not_possible.shown': 'The shop shows this text. Take it off the shop first.',
  'content.not_possible.other_languages': 'This page has a text in another language. Delete that first.',
  'validation.failed.page_taken': 'There is a page of this name already',
  'validation.failed.too_many_pages': ({ most }: { most: number }) => `A shop has at most ${most} pages`,
  'validation.failed.text_too_long': 'The text is too long',
  'validation.failed.text_too_deep': 'The text is nested too deeply to be shown',
};

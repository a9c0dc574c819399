import type { content as english } from '../en/content';

export const content: typeof english = {
  'content.page_not_found': 'Diese Seite haben wir nicht gefunden.',
  'content.not_possible': 'Das geht mit dieser Seite nicht.',
  'content.not_possible.own': 'Diese Seite hat jeder Shop. Sie kann aus dem Shop genommen, aber nicht gelöscht werden.',
  'content.not_possible.shown': 'Der Shop zeigt diesen Text. Nehmen Sie ihn zuerst aus dem Shop.',
  'content.not_possible.other_languages':
    'Diese Seite hat einen Text in einer anderen Sprache. Löschen Sie den zuerst.',
  'validation.failed.page_taken': 'Eine Seite mit diesem Namen gibt es schon',
  'validation.failed.too_many_pages': ({ most }) => `Ein Shop hat höchstens ${most} Seiten`,
  'validation.failed.text_too_long': 'Der Text ist zu lang',
  'validation.failed.text_too_deep': 'Der Text ist zu tief verschachtelt, um gezeigt zu werden',
};

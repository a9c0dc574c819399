import { emit } from '@tessera/shared/events';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminReview, reviewPage } from '../../testing/goods/review-fixtures';
import { askedOf, inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './reviews-page';

const ada = adminReview();
const ben = adminReview({
  id: '019ab000-0000-7000-8000-0000000000c2',
  author_name: 'Ben K.',
  rating: 2,
  body: 'The handle <b>broke</b>.',
  state: 'published',
  verified: false,
  answer: { text: 'Sorry.', answered_at: '2026-11-21T08:00:00Z' },
  version: 3,
});
const DECIDE = 'POST admin/reviews/decisions';

const toasts = hearToasts();

const renderReviews = (url = '/admin/reviews', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/reviews',
    url,
    api: { 'GET admin/reviews': reviewPage([ada, ben]), ...api },
  });

/** The article of one review, once it is there. */
async function reviewOf(author: string): Promise<HTMLElement> {
  const article = (await screen.findByText(author)).closest('article');
  if (!article) throw new Error(`no review by ${author}`);
  return article;
}

test('shows each review in full, as plain text, with its stars, its state and its answer', async () => {
  renderReviews();
  const first = await reviewOf('Ada L.');
  for (const text of ['Ember mug', 'Holds its warmth.', 'Verified purchase', 'Waiting']) {
    expect(first).toHaveTextContent(text);
  }
  expect(within(first).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
  const second = await reviewOf('Ben K.');
  expect(second).toHaveTextContent('The handle <b>broke</b>.');
  expect(second).toHaveTextContent('Sorry.');
  expect(screen.getByText('2 reviews')).toBeInTheDocument();
});

test('shows pictures of the shop’s own files alone', async () => {
  const picture = (src: string) => ({ src, width: 60, height: 40, alt: '', tone: '#aabbcc', widths: [] });
  const pictures = [picture('/media/abc.webp'), picture('https://elsewhere.example/spy.png')];
  renderReviews('/admin/reviews', { 'GET admin/reviews': reviewPage([adminReview({ pictures })]) });
  const list = await screen.findByRole('list', { name: 'Pictures of Ada L.’s review' });
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/media/abc.webp');
});

test('asks for what the address says, and for nothing that makes no sense', async () => {
  const { calls } = renderReviews('/admin/reviews?state=waiting&rating=7&search=mug&page=2');
  await reviewOf('Ada L.');
  expect(askedOf(calls, 'admin/reviews').at(-1)).toEqual({
    state: 'waiting',
    search: 'mug',
    page: '2',
    page_size: '25',
  });
});

test('filters and views stand in the address and are taken away one by one', async () => {
  const { user, router } = renderReviews();
  await reviewOf('Ada L.');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.selectOptions(await screen.findByLabelText('Stars'), '2 stars');
  await user.click(inDialog().getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?rating=2');
  await user.click(screen.getAllByRole('link', { name: 'All reviews of this product: Ember mug' })[0] as HTMLElement);
  expect(router.state.location.search).toBe(`?rating=2&product_id=${ada.product.id}`);
  await user.click(await screen.findByRole('link', { name: 'Remove the filter Product: Ember mug' }));
  expect(router.state.location.search).toBe('?rating=2');
  await user.click(screen.getByRole('link', { name: 'Waiting' }));
  expect(router.state.location.search).toBe('?state=waiting');
});

test('the next page has an address of its own', async () => {
  const { user, router } = renderReviews('/admin/reviews?state=waiting', {
    'GET admin/reviews': reviewPage([ada], { total: 30 }),
  });
  await reviewOf('Ada L.');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?state=waiting&page=2');
});

test('one is published by one press, and the list is read again', async () => {
  const { user, calls } = renderReviews('/admin/reviews', { [DECIDE]: { items: [ada], missing: [] } });
  const first = await reviewOf('Ada L.');
  const before = askedOf(calls, 'admin/reviews').length;
  await user.click(within(first).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts).toEqual(['1 review published']));
  expect(writesOf(calls)[0]?.body).toEqual({ ids: [ada.id], state: 'published', reason: '' });
  await waitFor(() => expect(askedOf(calls, 'admin/reviews').length).toBeGreaterThan(before));
});

test('many are refused with one reason; what failed is said, and what was typed stays', async () => {
  let fails = true;
  const { user, calls } = renderReviews('/admin/reviews', {
    [DECIDE]: () => (fails ? problem(409, { message: 'Not now' }) : { items: [ada], missing: [ben.id] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select the review of Ember mug by Ada L.' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select the review of Ember mug by Ben K.' }));
  const bar = screen.getByText('2 selected').parentElement as HTMLElement;
  await user.click(within(bar).getByRole('button', { name: 'Refuse…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse 2 reviews?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'Off topic');
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(await within(dialog).findByText('Not now')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Off topic');
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(toasts).toEqual(['1 review refused', '1 review was gone by then']));
  expect(writesOf(calls).at(-1)?.body).toEqual({ ids: [ada.id, ben.id], state: 'refused', reason: 'Off topic' });
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

test('is answered with the version on show; an empty answer is none', async () => {
  const { user, calls } = renderReviews('/admin/reviews', { [`PUT admin/reviews/${ada.id}/answer`]: ada });
  await user.click(within(await reviewOf('Ada L.')).getByRole('button', { name: 'Answer…' }));
  await screen.findByRole('dialog', { name: 'Answer Ada L.' });
  await user.click(inDialog().getByRole('button', { name: 'Save the answer' }));
  expect(inDialog().getByLabelText('Answer')).toHaveAccessibleDescription(/Please write an answer/);
  expect(writesOf(calls)).toEqual([]);
  await user.type(inDialog().getByLabelText('Answer'), 'Thank you!');
  await user.click(inDialog().getByRole('button', { name: 'Save the answer' }));
  await waitFor(() => expect(toasts).toEqual(['The answer is saved']));
  expect(writesOf(calls)[0]?.body).toEqual({ text: 'Thank you!', version: 1 });
});

test('somebody was faster: their answer is shown, what was typed stays, and the next attempt has their version', async () => {
  const newer = { ...ben, version: 4, answer: { text: 'We are sorry.', answered_at: '2026-11-22T08:00:00Z' } };
  let now = ben;
  const { user, calls } = renderReviews('/admin/reviews', {
    'GET admin/reviews': () => reviewPage([ada, now]),
    [`PUT admin/reviews/${ben.id}/answer`]: () => {
      if (now.version === 4) return newer;
      now = newer;
      return problem(409, { code: 'reviews.stale', message: 'Somebody has changed this review meanwhile.' });
    },
  });
  await user.click(within(await reviewOf('Ben K.')).getByRole('button', { name: 'Change the answer…' }));
  await screen.findByRole('dialog', { name: 'Answer Ben K.' });
  await user.type(inDialog().getByLabelText('Answer'), ' Really.');
  await user.click(inDialog().getByRole('button', { name: 'Save the answer' }));
  expect(await inDialog().findByText('The answer by now: “We are sorry.”')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Answer')).toHaveValue('Sorry. Really.');
  await user.click(inDialog().getByRole('button', { name: 'Save the answer' }));
  await waitFor(() => expect(toasts).toEqual(['The answer is saved']));
  expect(writesOf(calls).at(-1)?.body).toEqual({ text: 'Sorry. Really.', version: 4 });
});

test('the answer is taken away after a question', async () => {
  const { user, calls } = renderReviews('/admin/reviews', { [`PUT admin/reviews/${ben.id}/answer`]: ben });
  await user.click(within(await reviewOf('Ben K.')).getByRole('button', { name: 'Take the answer away…' }));
  await screen.findByRole('dialog', { name: 'Take the answer away?' });
  await user.click(inDialog().getByRole('button', { name: 'Take away' }));
  await waitFor(() => expect(toasts).toEqual(['The answer is gone']));
  expect(writesOf(calls)[0]?.body).toEqual({ text: '', version: 3 });
});

test('says whether nothing matches or nothing is there, and what failed', async () => {
  const { unmount } = renderReviews('/admin/reviews?rating=1', { 'GET admin/reviews': reviewPage([]) });
  expect(await screen.findByText('No review matches')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all reviews' })).toHaveAttribute('href', '/admin/reviews');
  unmount();
  renderReviews('/admin/reviews', { 'GET admin/reviews': () => problem(422, { message: 'No such page' }) });
  expect(await screen.findByText('The reviews could not be loaded')).toBeInTheDocument();
  expect(await press('Try again')).toBeInTheDocument();
});

test('a review that comes meanwhile moves none of those on show: it waits until it is asked for, and has the focus then', async () => {
  let now = reviewPage([ben]);
  const { user } = renderReviews('/admin/reviews', { 'GET admin/reviews': () => now });
  await reviewOf('Ben K.');
  now = reviewPage([ada, ben]);
  act(() => emit('staff-news', { type: 'changed', kind: 'review', id: ada.id }));
  expect(await screen.findByText('1 new entry', {}, { timeout: 4_000 })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toEqual([await reviewOf('Ben K.')]);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const [first] = screen.getAllByRole('article');
  expect(first).toBe(await reviewOf('Ada L.'));
  expect(first).toContainElement(document.activeElement as HTMLElement);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { on } from '@tessera/shared/events';
import { dispatch } from '@tessera/shared/session';
import { type FakeUser, fakeTokens, problem, renderPage, withoutRetries } from '@tessera/shared/testing';
import { image, mug, productApi, review, reviewList, store } from '../../../testing/fixtures';
import { Page } from '../product.route';

const SEND = 'POST products/:id/reviews';
const message = 'Thank you. Your review is checked first.';

const show = (more: object = {}, session: FakeUser | null = {}) =>
  renderPage(<Page />, {
    path: '/products/:product_id',
    url: '/products/ember-mug',
    session,
    api: { ...productApi, ...more },
  });

type View = ReturnType<typeof show>;

async function openForm({ user }: View): Promise<HTMLElement> {
  // what is below the product comes with code of its own
  await user.click(await screen.findByRole('button', { name: 'Write a review' }, { timeout: 10_000 }));
  return screen.findByRole('dialog', { name: 'Write a review' }, { timeout: 10_000 });
}

const sentBy = ({ calls }: View) => calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/reviews'));

describe('writing a review', () => {
  test('takes stars and words, says what happens next, and is offered once', async () => {
    let waiting = false;
    const view = show({
      [SEND]: () => {
        waiting = true;
        return { message };
      },
      'GET products/:id/my-review': () => ({
        can_review: !waiting,
        reason: waiting ? 'already_written' : null,
        review: waiting
          ? { id: 'r', rating: 4, body: '', pictures: [], picture_ids: [], state: 'waiting', refusal_reason: '' }
          : null,
      }),
    });
    const form = await openForm(view);
    await view.user.click(within(form).getByRole('button', { name: 'Send review' }));
    expect(within(form).getByRole('alert')).toHaveTextContent('Choose one to five stars');
    expect(within(form).getByRole('radio', { name: '1 of 5: Poor' })).toHaveFocus();
    await view.user.click(within(form).getByRole('radio', { name: '4 of 5: Very good' }));
    expect(within(form).queryByRole('alert')).toBeNull();
    await view.user.type(within(form).getByLabelText('Your review'), 'Holds its warmth.');
    await view.user.click(within(form).getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Your review waits to be checked; then everybody can read it.')).toBeVisible();
    expect(sentBy(view).map(({ body }) => body)).toEqual([{ rating: 4, body: 'Holds its warmth.', pictures: [] }]);
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  test('keeps what was typed over a session that expired', async () => {
    const view = show();
    const form = await openForm(view);
    await view.user.click(within(form).getByRole('radio', { name: '5 of 5: Excellent' }));
    await view.user.type(within(form).getByLabelText('Your review'), 'Half a thought');
    act(() => dispatch({ type: 'expired', from: fakeTokens().refresh }));
    view.unmount();
    const again = show();
    const restored = await openForm(again);
    await waitFor(() => expect(within(restored).getByLabelText('Your review')).toHaveValue('Half a thought'));
    expect(within(restored).getByRole('radio', { name: '5 of 5: Excellent' })).toBeChecked();
  });

  test('says what the server refuses, and keeps the words', async () => {
    const view = show({
      [SEND]: problem(422, { message: 'Too short', errors: { body: ['A few more words, please.'] } }),
    });
    const form = await openForm(view);
    await view.user.click(within(form).getByRole('radio', { name: '2 of 5: Fair' }));
    await view.user.type(within(form).getByLabelText('Your review'), 'Meh');
    await view.user.click(within(form).getByRole('button', { name: 'Send review' }));
    expect(await within(form).findByText('A few more words, please.')).toBeVisible();
    expect(within(form).getByLabelText('Your review')).toHaveValue('Meh');
    expect(within(form).getByRole('button', { name: 'Send review' })).toBeEnabled();
  });

  test('asks a visitor to sign in', async () => {
    const reasons: (string | undefined)[] = [];
    const off = on('sign-in-requested', ({ reason }) => reasons.push(reason));
    const { user } = show({}, null);
    await user.click(await screen.findByRole('button', { name: 'Write a review' }, { timeout: 10_000 }));
    expect(reasons).toEqual(['Please login to write a review!']);
    off();
  });

  test.each([
    [{ can_review: false, reason: 'not_a_buyer', review: null }, 'Who has bought this product here can review it.'],
    [{ can_review: false, reason: 'email_not_confirmed', review: null }, /^Confirm your email address/],
  ])('says why it is not possible: %j', async (mine, said) => {
    show({ 'GET products/:id/my-review': mine });
    expect(await screen.findByText(said, undefined, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });
});

describe('a review that was written', () => {
  const own = {
    id: 'r',
    rating: 2,
    body: 'It tips.',
    pictures: [image('cup')],
    picture_ids: ['upload-1'],
    state: 'refused',
    refusal_reason: 'Please say something about the mug.',
  };
  const written = { can_review: false, reason: 'already_written', review: own };

  test('that was refused can be changed, with all that was in it', async () => {
    const view = show({ 'GET products/:id/my-review': written, 'PUT products/:id/my-review': { message } });
    expect(await screen.findByText(/Please say something about the mug/, undefined, { timeout: 10_000 })).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Change review' }));
    const form = await screen.findByRole('dialog', { name: 'Change your review' }, { timeout: 10_000 });
    expect(within(form).getByRole('radio', { name: '2 of 5: Fair' })).toBeChecked();
    expect(within(form).getByRole('button', { name: 'Take off picture 1' })).toBeVisible();
    await view.user.type(within(form).getByLabelText('Your review'), ' The mug is light.');
    await view.user.click(within(form).getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(form).not.toHaveAttribute('open'));
    expect(view.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      rating: 2,
      body: 'It tips. The mug is light.',
      pictures: ['upload-1'],
    });
    await waitFor(() => expect(screen.getByText(/Please say something about the mug/)).toHaveFocus());
  });

  test('can be taken back after a question, and another one written', async () => {
    let isThere = true;
    const view = show({
      'GET products/:id/my-review': () => (isThere ? written : { can_review: true, reason: null, review: null }),
      'DELETE products/:id/my-review': () => {
        isThere = false;
      },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Remove review' }, { timeout: 10_000 }));
    const question = screen.getByRole('dialog', { name: 'Remove your review?' });
    expect(view.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await view.user.click(within(question).getByRole('button', { name: 'Remove review' }));
    const write = await screen.findByRole('button', { name: 'Write a review' });
    await waitFor(() => expect(write).toHaveFocus());
  });
});

describe('pictures of a review', () => {
  const file = (name: string, bytes = 10) => {
    const made = new File(['x'], name, { type: 'image/png' });
    Object.defineProperty(made, 'size', { value: bytes });
    return made;
  };
  const upload = (name: string) => ({ id: `upload-${name}`, image: image(name) });

  test('up to three go with it, and can be taken off', async () => {
    let number = 0;
    const view = show({ 'POST uploads': () => upload(`picture ${(number += 1)}`), [SEND]: { message } });
    const form = await openForm(view);
    await view.user.upload(within(form).getByLabelText('Add a picture'), [file('a.png'), file('b.png')]);
    await within(form).findByRole('button', { name: 'Take off picture 2' });
    await view.user.upload(within(form).getByLabelText('Add a picture'), file('c.png'));
    await within(form).findByRole('button', { name: 'Take off picture 3' });
    expect(within(form).queryByLabelText('Add a picture')).not.toBeInTheDocument();
    await view.user.click(within(form).getByRole('button', { name: 'Take off picture 1' }));
    await view.user.click(within(form).getByRole('radio', { name: '5 of 5: Excellent' }));
    await view.user.click(within(form).getByRole('button', { name: 'Send review' }));
    await waitFor(() =>
      expect(sentBy(view)[0]?.body).toMatchObject({ pictures: ['upload-picture 2', 'upload-picture 3'] }),
    );
  });

  test.each([
    ['one that is no picture', problem(422, { message: 'This is not a picture.' }), 10, 'This is not a picture.'],
    ['one too many in an hour', problem(429, { message: 'Too many pictures.' }), 10, 'Too many pictures.'],
    [
      'one that is too large',
      problem(413, { message: 'A picture may have at most 5 MB.' }),
      10,
      'A picture may have at most 5 MB.',
    ],
    ['one that a failing server took', problem(501, { message: 'x' }), 10, 'The picture did not upload.'],
  ])('%s is refused with a reason, and the next one can be chosen', async (_what, answer, bytes, said) => {
    withoutRetries();
    let fails = true;
    const view = show({ 'POST uploads': () => (fails ? answer : upload('later')) });
    const form = await openForm(view);
    await view.user.upload(within(form).getByLabelText('Add a picture'), file('a.png', bytes));
    expect(await within(form).findByRole('alert', undefined, { timeout: 10_000 })).toHaveTextContent(said);
    expect(within(form).getByLabelText('Add a picture')).toHaveAccessibleDescription(said);
    fails = false;
    await view.user.upload(within(form).getByLabelText('Add a picture'), file('b.png'));
    await within(form).findByRole('button', { name: 'Take off picture 1' });
    expect(within(form).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('reading reviews', () => {
  const ada = review('Ada', { body: 'Holds its warmth.' });
  const list = { 'GET products/:id/reviews': reviewList([ada]) };

  test('are sorted, and narrowed to their stars by the bars', async () => {
    const { user, calls } = show({ 'GET products/:id/reviews': reviewList([ada, review('Ben', { rating: 3 })]) }, null);
    const asked = () =>
      calls
        .filter(({ path }) => path.endsWith('/reviews'))
        .at(-1)
        ?.query.toString();
    await user.click(await screen.findByRole('button', { name: '3 stars: 1' }, { timeout: 10_000 }));
    await waitFor(() => expect(asked()).toBe('sort=newest&page=1&stars=3'));
    const bar = screen.getByRole('button', { name: '3 stars: 1' });
    expect(bar).toHaveAttribute('aria-pressed', 'true');
    // a label beside what is seen would be another name than the one that is spoken to
    expect(bar).not.toHaveAttribute('aria-label');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews by' }), 'Most helpful');
    await waitFor(() => expect(asked()).toBe('sort=helpful&page=1&stars=3'));
    expect(screen.getByRole('button', { name: '2 stars: 0' })).toBeDisabled();
    expect(screen.getAllByText('Verified purchase').length).toBeGreaterThan(0);
  });

  test('a vote shows at once, and moves back with a message when it is refused', async () => {
    const said: string[] = [];
    const off = on('toast', ({ text }) => said.push(text));
    const { user } = show({ ...list, 'PUT reviews/:id/helpful': problem(400) });
    const vote = await screen.findByRole('button', { name: /^Helpful\. / }, { timeout: 10_000 });
    await user.click(vote);
    await waitFor(() => expect(said).toEqual(['Your vote did not arrive. Please try again.']));
    expect(vote).toHaveTextContent(/^Helpful$/);
    expect(vote).toHaveAttribute('aria-pressed', 'false');
    off();
  });

  test('one’s own review tells how many found it helpful, and takes no vote', async () => {
    const own = review('Ada', { mine: true, helpful_count: 2 });
    show({ 'GET products/:id/reviews': reviewList([own, review('Ben')]) });
    expect(
      await screen.findByText('Your review · 2 people found it helpful', undefined, { timeout: 10_000 }),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Helpful/ })).toHaveLength(1);
  });

  test('a visitor’s vote asks to sign in', async () => {
    const reasons: (string | undefined)[] = [];
    const off = on('sign-in-requested', ({ reason }) => reasons.push(reason));
    const { user } = show(list, null);
    await user.click(await screen.findByRole('button', { name: /^Helpful\. / }, { timeout: 10_000 }));
    expect(reasons).toEqual(['Please login to mark a review as helpful!']);
    off();
  });

  test('the shop’s answer stands below its review, as plain text', async () => {
    const answer = { text: 'Thank you. <b>We</b> look into it.', answered_at: '2026-03-02T00:00:00Z' };
    show({ 'GET products/:id/reviews': reviewList([review('Ada', { answer }), review('Ben')]) });
    const said = await screen.findByText(answer.text, undefined, { timeout: 10_000 });
    const entry = said.closest('article');
    expect(entry).toHaveTextContent('Ada likes it.');
    expect(entry).toHaveTextContent(`Answer from ${store.name}`);
    expect(screen.getAllByText(/^Answer from/)).toHaveLength(1);
  });

  test('a product without any says so', async () => {
    show({
      'GET products/:id': { ...mug, rating_average: null, rating_count: 0 },
      'GET products/:id/reviews': reviewList([]),
    });
    expect(await screen.findByText(/^No reviews yet/, undefined, { timeout: 10_000 })).toBeVisible();
  });
});

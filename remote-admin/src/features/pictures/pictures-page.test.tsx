import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminPicture, pictureList } from '../../testing/goods/picture-fixtures';
import { me } from '../../testing/settings-fixtures';
import { askedOf, inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './pictures-page';

const texts = hearToasts();

const shown = adminPicture({
  id: '0190aaaa-0000-7000-8000-0000000000f2',
  name: 'bowl.jpg',
  alt: 'A bowl',
  bytes: 2_345_000,
  uses: [
    { kind: 'product', id: 'p1', name: 'Ember mug' },
    { kind: 'category', id: 'c1', name: 'Kitchen' },
    { kind: 'home', id: 'hero-1', name: '' },
  ],
  more_uses: ['product'],
});
const unused = adminPicture();

const renderPictures = (url = '/admin/pictures', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/pictures',
    url,
    api: {
      'GET admin/pictures': pictureList([shown, unused]),
      [`GET admin/pictures/${shown.id}`]: shown,
      [`GET admin/pictures/${unused.id}`]: unused,
      ...api,
    },
  });
const cardOf = (name: string) => screen.findByRole('article', { name });
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

test('shows size, age and what shows each, and asks for what the address says', async () => {
  const { calls } = renderPictures('/admin/pictures?use=product&search=bowl');
  const card = within(await cardOf('bowl.jpg'));
  expect(card.getByText('1,200 × 900 px · 2.3 MB')).toBeInTheDocument();
  expect(card.getByText('A bowl')).toBeInTheDocument();
  const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Ember mug', '/admin/products/edit-product/p1'],
    ['Kitchen', '/admin/categories'],
  ]);
  expect(card.getByText('and others')).toBeInTheDocument();
  expect(within(await cardOf('mug.jpg')).getByText('Not shown')).toBeInTheDocument();
  expect(askedOf(calls, 'admin/pictures').at(-1)).toMatchObject({ use: 'product', search: 'bowl' });
  expect(screen.getByRole('link', { name: 'Remove the filter Shown by: Products' })).toBeInTheDocument();
});

test('a press on a view and the filters’ form narrow it', async () => {
  const { user, router } = renderPictures();
  await cardOf('bowl.jpg');
  await user.click(screen.getByRole('link', { name: 'Not shown' }));
  expect(router.state.location.search).toBe('?use=none');
  await user.click(await press(/^Filter/));
  await user.selectOptions(await screen.findByLabelText('Description'), 'Is missing somewhere');
  await user.click(inDialog().getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?use=none&is_described=false');
});

test('the details have every use; name and description are saved with the version on show', async () => {
  const saved = { ...shown, alt: 'A deep bowl', version: 2 };
  const { user, calls } = renderPictures(undefined, { [`PATCH admin/pictures/${shown.id}`]: saved });
  await cardOf('bowl.jpg');
  await user.click(await press('Details of bowl.jpg'));
  await screen.findByRole('dialog', { name: 'bowl.jpg' });
  expect(inDialog().getByRole('link', { name: 'A section of the home page' })).toHaveAttribute(
    'href',
    '/admin/content/home',
  );
  const field = inDialog().getByLabelText('What it shows');
  await user.clear(field);
  await user.type(field, 'A deep bowl');
  await user.type(inDialog().getByLabelText('What it shows, in German'), 'Eine tiefe Schale');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(texts).toEqual(['Saved']));
  expect(writesOf(calls)[0]?.body).toEqual({
    ...{ name: 'bowl.jpg', alt: 'A deep bowl', words: { de: { alt: 'Eine tiefe Schale' } }, version: 1 },
  });
});

test('somebody was faster: what they said is shown, and what was typed stays', async () => {
  let now = shown;
  const { user } = renderPictures(undefined, {
    [`GET admin/pictures/${shown.id}`]: () => now,
    [`PATCH admin/pictures/${shown.id}`]: () => {
      now = { ...shown, alt: 'Their words', version: 2 };
      return problem(409, { code: 'pictures.stale', message: 'Somebody has changed this picture in the meantime.' });
    },
  });
  await cardOf('bowl.jpg');
  await user.click(await press('Details of bowl.jpg'));
  await screen.findByRole('dialog', { name: 'bowl.jpg' });
  await user.type(inDialog().getByLabelText('What it shows'), ' of mine');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await inDialog().findByText('Somebody else has written: bowl.jpg – Their words')).toBeInTheDocument();
  expect(inDialog().getByLabelText('What it shows')).toHaveValue('A bowl of mine');
});

test('another file takes its place at once, or says why not', async () => {
  let refuses = true;
  const replaced = { ...shown, name: 'new.png', version: 2 };
  const { user, calls } = renderPictures(undefined, {
    [`PUT admin/pictures/${shown.id}/file`]: () => (refuses ? problem(409, { message: 'Used elsewhere' }) : replaced),
  });
  await cardOf('bowl.jpg');
  await user.click(await press('Details of bowl.jpg'));
  await screen.findByRole('dialog', { name: 'bowl.jpg' });
  const field = inDialog().getByLabelText('Replace the file');
  await user.upload(field, file('new.png'));
  expect(await inDialog().findByText('Used elsewhere')).toBeInTheDocument();
  refuses = false;
  await user.upload(field, file('new.png'));
  expect(await inDialog().findByText('Replaced: the shop shows the new file now.')).toBeInTheDocument();
  expect(writesOf(calls).map(({ path }) => path)).toEqual(Array(2).fill(`admin/pictures/${shown.id}/file`));
});

test('chosen ones are deleted after a question; those that something shows stay, and say why', async () => {
  const { user, calls } = renderPictures(undefined, {
    'POST admin/pictures/deletions': {
      deleted: [unused.id],
      kept: [{ id: shown.id, name: 'bowl.jpg', reason: 'The product “Ember mug” shows it.' }],
      missing: [],
    },
  });
  for (const name of ['bowl.jpg', 'mug.jpg']) {
    await user.click(within(await cardOf(name)).getByRole('checkbox', { name: `Select ${name}` }));
  }
  await user.click(await press('Delete…'));
  await screen.findByRole('dialog', { name: 'Delete 2 pictures?' });
  await user.click(inDialog().getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'One picture stays' });
  expect(screen.getByText('The product “Ember mug” shows it.')).toBeInTheDocument();
  expect(texts).toEqual(['1 picture deleted']);
  expect(writesOf(calls)[0]?.body).toEqual({ ids: [shown.id, unused.id] });
});

test('pictures are sent into the library one after the other; what is too large or refused says so', async () => {
  let count = 0;
  const { user, calls } = renderPictures(undefined, {
    'POST admin/pictures': () => ((count += 1) === 1 ? unused : problem(422, { message: 'No picture' })),
  });
  await cardOf('bowl.jpg');
  const before = askedOf(calls, 'admin/pictures').length;
  await user.upload(screen.getByLabelText('Add pictures'), [file('one.png'), file('two.png')]);
  expect(await screen.findByText('one.png: sent')).toBeInTheDocument();
  expect(await screen.findByText('two.png: No picture')).toBeInTheDocument();
  await waitFor(() => expect(askedOf(calls, 'admin/pictures').length).toBeGreaterThan(before));
});

test('who may only read sends and deletes nothing; an empty library says what to do', async () => {
  const { unmount } = renderPictures(undefined, { 'GET admin/me': me({ rights: ['products.read'] }) });
  await cardOf('bowl.jpg');
  expect(screen.queryByLabelText('Add pictures')).not.toBeInTheDocument();
  unmount();
  renderPictures(undefined, { 'GET admin/pictures': pictureList([]) });
  expect(await screen.findByText('No pictures yet')).toBeInTheDocument();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HomeSettings } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { homeForStaff } from '../../../testing/content-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { Page } from './home-page';
import { USUAL_TITLES } from './usual-titles';

/** the catalogue's: another app's, whose words are read and not imported */
const MESSAGES = join(__dirname, '../../../../../remote-catalog/src/messages');

const toasts = hearToasts();

function renderHome(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    path: '/admin/content/home',
    url: '/admin/content/home',
    session: { role: 'ADMIN' },
    api: { 'GET admin/me': me(), 'GET store': storeSettings(), 'GET admin/home': homeForStaff(), ...api },
  });
}

const echo = ({ body }: { body: unknown }) => ({ ...homeForStaff(), ...Object(body), version: 4 });
const sent = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as HomeSettings);
const save = () => screen.getByRole('button', { name: 'Save' });
const seen = async () => {
  const list = await screen.findByRole('list', { name: 'Sections that are shown' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('shows every section, and beside them what shoppers will see, as it is typed', async () => {
  const { user } = renderHome();
  expect(await seen()).toEqual([
    'AutumnWarm thingsSee them',
    'New inWhat the shop has of it at that moment',
    'On saleWhat the shop has of it at that moment',
  ]);
  await user.click(screen.getByRole('button', { name: 'Change Picture with words: Autumn' }));
  await user.type(screen.getByLabelText('Title in German'), ' jetzt');
  await user.selectOptions(screen.getByLabelText('Who reads'), 'German');
  expect((await seen())[0]).toBe('Herbst jetztWarm thingsAnsehen');
});

test('in the preview stands what the shop writes above a shelf without a title, in the language of who reads it', async () => {
  const { user } = renderHome();
  await user.selectOptions(await screen.findByLabelText('Who reads'), 'German');
  expect((await seen()).slice(1)).toEqual([
    'Neu eingetroffenWhat the shop has of it at that moment',
    'ReduziertWhat the shop has of it at that moment',
  ]);
});

test.each(['en', 'de'] as const)('what it says of them in %s is what the catalogue says', (language) => {
  const said = ['catalog', 'home', 'reviews']
    .map((name) => join(MESSAGES, language === 'de' ? 'de' : '', `${name}.ts`))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  for (const [name, kind] of [
    ['categories', 'categories'],
    ['newIn', 'newest'],
    ['best', 'best_selling'],
    ['onSale', 'on_sale'],
    ['praise', 'reviews'],
    ['recent', 'recently_viewed'],
  ] as const) {
    expect(said).toContain(`  ${name}: '${USUAL_TITLES[kind][language]}',`);
  }
});

test('sections are moved, taken off and added, and saved with the version that was read', async () => {
  const { user, calls } = renderHome({ 'PUT admin/home': echo });
  await user.click(await screen.findByRole('button', { name: 'Up: On sale' }));
  await user.click(screen.getByRole('button', { name: 'Remove New' }));
  await user.selectOptions(screen.getByLabelText('Add a section'), 'Text');
  await user.click(screen.getByRole('button', { name: 'Add the chosen section' }));
  await user.type(screen.getByLabelText('Title in English'), 'Our story');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The home page was saved']));
  const [body] = sent(calls);
  expect(body?.sections.map(({ kind, title }) => [kind, title.en])).toEqual([
    ['hero', 'Autumn'],
    ['on_sale', ''],
    ['text', 'Our story'],
  ]);
  expect(body?.version).toBe(3);
});

test('a section that is not shown yet says so, and the preview shows it at its time', async () => {
  const { user } = renderHome();
  await user.click(await screen.findByRole('button', { name: 'Change New' }));
  await user.type(screen.getByLabelText('Shown from'), '2999-12-01T09:00');
  expect(within(screen.getByRole('region', { name: 'New' })).getByText('Not yet')).toBeInTheDocument();
  expect(await seen()).toHaveLength(2);
  const at = screen.getByLabelText('At this moment');
  await user.clear(at);
  await user.type(at, '2999-12-01T09:00');
  expect(await seen()).toHaveLength(3);
});

test('a picture is sent at once and saved with its section; what is none is said at its field', async () => {
  const image = { src: '/media/b.webp', width: 80, height: 60, alt: '', tone: '#ccc', widths: [] };
  let answers = 0;
  const { user, calls } = renderHome({
    'PUT admin/home': echo,
    'POST admin/home/pictures': () => {
      answers += 1;
      if (answers === 1) return problem(422, { code: 'uploads.not_a_picture', detail: 'This is no picture.' });
      return { image_id: 'b', image };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Picture with words: Autumn' }));
  const field = screen.getByLabelText('Another picture');
  const file = new File(['a'], 'a.png', { type: 'image/png' });
  await user.upload(field, file);
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is no picture.'));
  await user.upload(field, file);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^At most 10 MB/));
  await user.click(save());
  await waitFor(() => expect(sent(calls)).toMatchObject([{ sections: [{ image_id: 'b' }, {}, {}] }]));
});

test('what the API refuses stands at its field, in a section that opens for it, and nothing typed is lost', async () => {
  const sentence = 'Please choose an end that is after the beginning';
  const { user } = renderHome({
    'PUT admin/home': problem(422, {
      code: 'validation.failed',
      detail: sentence,
      errors: { 'sections.0.until': [sentence] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Down: New' }));
  await user.click(save());
  const field = await screen.findByLabelText('Shown until');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(new RegExp(sentence));
});

test('where somebody was faster, both versions are shown, and what was not touched is theirs', async () => {
  let present = homeForStaff();
  const retitled = (en: string) => ({
    sections: homeForStaff().sections.map((one) => (one.id === 'hero' ? { ...one, title: { en, de: '' } } : one)),
    version: 4,
  });
  const { user } = renderHome({
    'GET admin/home': () => present,
    'PUT admin/home': () => {
      present = retitled('Winter');
      return problem(409, { code: 'conflict', detail: 'This was changed somewhere else meanwhile.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Picture with words: Autumn' }));
  const title = screen.getByLabelText('Title in English');
  await user.clear(title);
  await user.type(title, 'Spring');
  await user.click(save());
  const both = await screen.findByRole('table', { name: 'Both versions' });
  await user.click(within(both).getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText('Title in English')).toHaveValue('Winter');
});

test('whoever may only look changes nothing', async () => {
  renderHome({ 'GET admin/me': me({ rights: ['content.read'] }) });
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Remove New' })).toBeDisabled());
});

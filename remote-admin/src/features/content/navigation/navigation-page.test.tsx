import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NavigationSettings } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminPage, navigationForStaff } from '../../../testing/content-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { MENU_NAMES } from './navigation.model';
import { Page } from './navigation-page';

const toasts = hearToasts();
const mugs = { id: '019ab000-0000-7000-8000-00000000000a', name: 'Mugs', slug: 'mugs', parent_id: null };

function renderNavigation(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    path: '/admin/content/navigation',
    url: '/admin/content/navigation',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/navigation': navigationForStaff(),
      'GET admin/pages': { items: [{ ...adminPage({ slug: 'faq', title: 'FAQ', address: '/faq' }) }] },
      'GET products/categories': [mugs],
      'GET admin/categories': { items: [{ ...mugs, words: { de: { name: 'Becher' } } }] },
      ...api,
    },
  });
}

const echo = ({ body }: { body: unknown }) => ({ ...navigationForStaff(), ...Object(body), version: 4 });
const sent = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as NavigationSettings);
const save = () => screen.getByRole('button', { name: 'Save' });
const seen = () => screen.getByRole('list', { name: 'Header' });

test('entries are added, moved by keys and taken off, seen as they are typed, and saved with the version that was read', async () => {
  const { user, calls } = renderNavigation({ 'PUT admin/navigation': echo });
  await screen.findByRole('list', { name: 'Entries of the header' });
  expect(seen()).toHaveTextContent('ShopQuestionsDelivery');
  await user.selectOptions(screen.getByLabelText('Add to the header'), 'Category or collection');
  await user.click(screen.getByRole('button', { name: 'Add the chosen entry to the header' }));
  await user.selectOptions(screen.getByLabelText('Leads to the category or collection'), 'Mugs');
  expect(seen()).toHaveTextContent('ShopQuestionsDeliveryMugs');
  screen.getByRole('button', { name: /^Move Mugs/ }).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('button', { name: /^Move Mugs/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Actions for Questions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await user.selectOptions(screen.getByLabelText('Who reads'), 'German');
  expect(seen()).toHaveTextContent('LadenDeliveryBecher');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['Header and footer were saved']));
  const [body] = sent(calls);
  expect(body?.header?.map(({ kind, target, below }) => [kind, target, below.map((one) => one.target)])).toEqual([
    ['heading', null, []],
    ['link', '/shipping', [mugs.id]],
  ]);
  expect([body?.footer, body?.version]).toEqual([null, 3]);
});

test('the menu of all categories is called in the preview what the shell calls it', async () => {
  const { user } = renderNavigation();
  await user.selectOptions(await screen.findByLabelText('Add to the header'), 'All categories');
  await user.click(screen.getByRole('button', { name: 'Add the chosen entry to the header' }));
  expect(seen()).toHaveTextContent('ShopQuestionsDeliveryCategories');
  await user.selectOptions(screen.getByLabelText('Who reads'), 'German');
  expect(seen()).toHaveTextContent('Kategorien');
  for (const language of ['en', 'de'] as const) {
    const said = readFileSync(join(__dirname, `../../../../../host/src/messages/${language}/shell.ts`), 'utf8');
    expect(said).toContain(`  categories: '${MENU_NAMES[language]}',`);
  }
});

test('who may not see categories in every language sees them in their own', async () => {
  const { user } = renderNavigation({
    'GET admin/me': me({ rights: ['content.read', 'content.write'] }),
    'GET admin/categories': undefined,
  });
  await user.selectOptions(await screen.findByLabelText('Add to the header'), 'Category or collection');
  await user.click(screen.getByRole('button', { name: 'Add the chosen entry to the header' }));
  await user.selectOptions(screen.getByLabelText('Leads to the category or collection'), 'Mugs');
  await user.selectOptions(screen.getByLabelText('Who reads'), 'German');
  expect(seen()).toHaveTextContent('Mugs');
});

test('a footer that is left to the shop begins with what the shop shows there', async () => {
  const { user, calls } = renderNavigation({ 'PUT admin/navigation': echo });
  const footer = await screen.findByRole('radiogroup', { name: 'Footer' });
  await user.click(within(footer).getByRole('radio', { name: 'Arranged here' }));
  await user.click(save());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.footer).toEqual(navigationForStaff().usual.footer);
});

test('an address that leads nowhere safe is refused at its field, and stays as it was typed', async () => {
  const sentence = 'Please enter a path of this shop, such as /shipping, or an address that begins with https://';
  const { user } = renderNavigation({
    'PUT admin/navigation': problem(422, {
      code: 'validation.failed',
      detail: sentence,
      errors: { 'header.1.target': [sentence] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change Delivery' }));
  const field = screen.getByLabelText('Leads to the address');
  await user.clear(field);
  await user.type(field, '//evil.example.com');
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter a path of this shop/));
  expect(field).toHaveValue('//evil.example.com');
});

test('what was saved before is compared with what is there, and comes back into the form', async () => {
  const { header } = navigationForStaff();
  const { user } = renderNavigation({
    'GET admin/navigation/versions': {
      items: [{ version: 2, saved_at: '2026-03-01T09:00:00.000Z', saved_by: { id: 'a', name: 'Mika Example' } }],
    },
    'GET admin/navigation/versions/2': {
      version: 2,
      saved_at: '2026-03-01T09:00:00.000Z',
      saved_by: null,
      header: header?.slice(0, 1) ?? null,
      footer: null,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Compare: Version 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Version 2 and now' });
  expect(await within(dialog).findByText(/Delivery · \/shipping/)).toHaveTextContent('only now:');
  await user.click(within(dialog).getByRole('button', { name: 'Bring into the form' }));
  expect(seen()).toHaveTextContent('ShopQuestions');
  expect(seen()).not.toHaveTextContent('Delivery');
  expect(save()).toBeEnabled();
});

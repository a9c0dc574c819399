import type { AdminPage, Page as ShownPage } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, problem, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminPage } from '../../../../testing/content-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../../../testing/staff-page';
import { Page } from './text-page';

const toasts = hearToasts();
const PATH = 'admin/pages/our-story/en';
const shown = ({ body }: { body: unknown }): ShownPage => ({
  ...adminPage(),
  ...Object(body),
  intro_html: `<p>${Object(body).markdown as string}</p>`,
  sections: [],
  updated_at: '2026-03-01T09:00:00.000Z',
});

const renderText = (api: Record<string, MockHandler> = {}, text: AdminPage = adminPage()) =>
  renderStaffPage(<Page />, {
    path: '/admin/content/pages/:page',
    url: '/admin/content/pages/our-story',
    api: { [`GET ${PATH}`]: text, [`POST ${PATH}/preview`]: shown, ...api },
  });

const saved =
  (changes: Partial<AdminPage>) =>
  ({ body }: { body: unknown }) => ({ ...adminPage(), ...Object(body), ...changes, version: 4 });
const markdown = () => screen.findByLabelText('Text in Markdown');
const sent = (calls: Parameters<typeof writesOf>[0]) => writesOf(calls, `${PATH}/preview`).map(({ body }) => body);

test('what is typed is shown as shoppers will read it, and saved as a draft; publishing shows it', async () => {
  const { user, calls } = renderText({ [`PUT ${PATH}`]: saved({ state: 'changed' }) });
  await user.type(await markdown(), ' And wood.');
  const preview = screen.getByRole('region', { name: 'Preview' });
  await waitFor(() => expect(within(preview).getByText('We fire clay. And wood.')).toBeInTheDocument());
  await user.click(await press('Save'));
  await waitFor(() => expect(toasts).toEqual(['The draft was saved']));
  await user.click(await press('Publish'));
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)).toMatchObject([
    { markdown: 'We fire clay. And wood.', publish: false, version: 3 },
    { publish: true, version: 4 },
  ]);
});

test('Publish pressed while a draft is being saved publishes once, after that', async () => {
  const waiting: (() => void)[] = [];
  const { user, calls } = renderText({
    [`PUT ${PATH}`]: async (call: { body: unknown }) => {
      const version = 3 + sent(calls).length;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { ...saved({ state: 'changed' })(call), version };
    },
  });
  await user.type(await markdown(), ' And wood.');
  await user.click(await press('Save'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.click(await press('Publish'));
  expect(await press('Publish')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await press('Publish'));
  expect(sent(calls)).toHaveLength(1);
  waiting[0]?.();
  await waitFor(() => expect(waiting).toHaveLength(2));
  await user.click(await press('Publish'));
  waiting[1]?.();
  await waitFor(() => expect(toasts).toEqual(['The draft was saved', 'The page was published']));
  expect(sent(calls)).toMatchObject([
    { publish: false, version: 3 },
    { publish: true, version: 4 },
  ]);
});

test('nothing is published when the save that it waits for fails', async () => {
  const save = heldAnswer();
  const { user, calls } = renderText({
    [`PUT ${PATH}`]: async () => {
      await save.promise;
      return problem(422, { code: 'validation.failed', detail: 'This title is too long.' });
    },
  });
  await user.type(await markdown(), ' And wood.');
  await user.click(await press('Save'));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await user.click(await press('Publish'));
  save.give();
  await waitFor(async () => expect(await press('Publish')).not.toHaveAttribute('aria-disabled'));
  expect(sent(calls)).toHaveLength(1);
  expect(await markdown()).toHaveValue('We fire clay. And wood.');
});

test('in a shop of one language a text is there in that one, whatever its address says', async () => {
  renderStaffPage(<Page />, {
    path: '/admin/content/pages/:page',
    url: '/admin/content/pages/our-story?language=de',
    api: {
      'GET store': storeSettings({ languages: ['en'] }),
      'GET admin/pages/our-story/de': adminPage({ language: 'de' }),
      [`GET ${PATH}`]: adminPage(),
      [`POST ${PATH}/preview`]: shown,
      'POST admin/pages/our-story/de/preview': shown,
    },
  });
  await markdown();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'German' })).not.toBeInTheDocument());
  expect(await screen.findByDisplayValue(adminPage().title)).toBeInTheDocument();
});

test('a mark is written around what is selected', async () => {
  const { user } = renderText();
  const field = await markdown();
  await user.click(field);
  (field as HTMLTextAreaElement).setSelectionRange(3, 7);
  await user.click(await press('Bold'));
  expect(field).toHaveValue('We **fire** clay.');
});

test('where somebody was faster, both versions are shown, and what was not touched is theirs', async () => {
  let present = adminPage();
  const { user, calls } = renderText({
    [`GET ${PATH}`]: () => present,
    [`PUT ${PATH}`]: () => {
      present = adminPage({ title: 'Their story', markdown: 'We fire glass.', version: 4 });
      return problem(409, { code: 'conflict', detail: 'This was changed somewhere else meanwhile.' });
    },
  });
  const field = await markdown();
  await user.clear(field);
  await user.type(field, 'Mine.');
  await user.click(await press('Save'));
  const both = await screen.findByRole('table', { name: 'Both versions' });
  expect(within(both).getByRole('row', { name: /We fire glass\. Mine\. Take theirs/ })).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Their story');
  await user.click(within(both).getByRole('button', { name: 'Take theirs' }));
  expect(field).toHaveValue('We fire glass.');
  expect(sent(calls)).toHaveLength(1);
});

test('an earlier version is compared line by line, and restored as a draft', async () => {
  const kept = { version: 1, is_published: true, saved_at: '2026-02-01T09:00:00.000Z', saved_by: null };
  const { user, calls } = renderText({
    [`GET ${PATH}/versions`]: { items: [kept] },
    [`GET ${PATH}/versions/1`]: { ...kept, title: 'Our story', description: 'Who we are', markdown: 'We fire stone.' },
    [`PUT ${PATH}`]: saved({ state: 'changed' }),
  });
  await user.click(await press('Versions'));
  await user.click(await press('Compare: Version 1'));
  const lines = (await inDialog().findAllByRole('listitem')).map((line) => line.textContent);
  expect(lines).toEqual(['Our story', 'Who we are', '', 'only then: We fire stone.', 'only now: We fire clay.']);
  await user.click(inDialog().getByRole('button', { name: 'Restore as a draft' }));
  await waitFor(() => expect(toasts).toEqual(['Version 1 is the draft now']));
  expect(sent(calls)).toMatchObject([{ markdown: 'We fire stone.', publish: false, version: 3 }]);
});

test('of the versions that were published one is in the shop, and only that one says so', async () => {
  const kept = { is_published: true, saved_at: '2026-02-01T09:00:00.000Z', saved_by: null };
  const { user } = renderText({
    [`GET ${PATH}/versions`]: { items: [3, 2, 1].map((version) => ({ ...kept, version })) },
  });
  await user.click(await press('Versions'));
  const rows = (await screen.findAllByText(/^Version \d$/)).map((number) => number.parentElement?.textContent ?? '');
  expect(rows.map((row) => row.includes('In the shop'))).toEqual([true, false, false]);
});

test('a page that every shop has is taken off the shop and not deleted', async () => {
  const { user, calls } = renderText(
    { [`POST ${PATH}/hide`]: adminPage({ state: 'draft', published_version: null, version: 4 }) },
    adminPage({ is_own: true }),
  );
  await user.click(await press('More'));
  expect(screen.getByRole('menuitem', { name: /^Delete/ })).toHaveTextContent('Every shop has this page.');
  await user.click(screen.getByRole('menuitem', { name: /^Take off/ }));
  await user.click(inDialog().getByRole('button', { name: 'Take off the shop' }));
  await waitFor(() => expect(toasts).toEqual(['The page was taken off the shop']));
  expect(sent(calls)).toEqual([{ version: 3 }]);
});

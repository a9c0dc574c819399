import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, problem, type MockHandler } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { attributeRecord, attributeValue } from '../../../testing/goods/attribute-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './attribute-page';

const colour = attributeRecord();
const toasts = hearToasts();

const renderAttribute = (api: Record<string, MockHandler> = {}, shown: AdminAttributeRecord = colour) =>
  renderStaffPage(<Page />, {
    path: '/admin/attributes/:attribute',
    url: '/admin/attributes/colour',
    api: { 'GET admin/attributes/colour': shown, ...api },
  });

const answer =
  (changes: Partial<AdminAttributeRecord> = {}) =>
  ({ body }: { body: unknown }) => ({ ...colour, ...changes, version: Number(Object(body).version) + 1 });
const save = () => screen.getByRole('button', { name: 'Save' });
const value = (place: number) => screen.findByRole('textbox', { name: `Value ${place}` });

test('words, colours and families are saved together, and nothing that was not touched', async () => {
  const { user, calls } = renderAttribute({ 'PATCH admin/attributes/colour': answer() });
  await user.type(await screen.findByRole('textbox', { name: 'Value 2 in German' }), 'Salbei');
  await user.click(screen.getByRole('button', { name: 'Add a second colour: Sage' }));
  fireEvent.change(screen.getByLabelText('Second colour of Sage'), { target: { value: '#26241f' } });
  await user.click(screen.getByRole('button', { name: 'Add a value' }));
  expect(await value(3)).toHaveFocus();
  await user.type(await value(3), 'Moss');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Family of Moss' }), 'Green');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The attribute was saved']));
  const green = { id: 1, label: 'Green', labels: { de: 'Grün' }, colour: '#5a7d4f', second_colour: null, family: null };
  const sage = { id: 2, label: 'Sage', labels: { de: 'Salbei' }, colour: '#9cab8c', second_colour: '#26241f' };
  const moss = { label: 'Moss', labels: { de: '' }, family: 'Green' };
  expect(writesOf(calls)[0]?.body).toEqual({ version: 3, values: [green, { ...sage, family: 'Green' }, moss] });
});

/** A new value that is being saved, as `moss`, until `give`. */
async function saveMoss(moss: ReturnType<typeof attributeValue>) {
  const { promise, give } = heldAnswer();
  const rendered = renderAttribute({
    'PATCH admin/attributes/colour': async (call: { body: unknown }) => {
      await promise;
      return answer({ values: [...colour.values, moss] })(call);
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Add a value' }));
  await rendered.user.type(await value(3), 'Moss');
  await rendered.user.click(save());
  return { ...rendered, give };
}

test('what is typed while it is being saved stays, and a new value that was saved is there once', async () => {
  const moss = attributeValue({ id: 9, label: 'Moss', labels: { de: '' } });
  const { user, give } = await saveMoss(moss);
  await user.type(await value(1), 'ish');
  give();
  await waitFor(() => expect(toasts).toEqual(['The attribute was saved']));
  expect(await value(1)).toHaveValue('Greenish');
  expect(await value(3)).toHaveValue('Moss');
  expect(screen.queryByRole('textbox', { name: 'Value 4' })).toBeNull();
  expect(save()).toBeEnabled();
});

test('a new value that is typed into while it is being saved is there once, and is that one from then on', async () => {
  const moss = attributeValue({ id: 9, label: 'Moss', labels: { de: '' }, colour: '#5d6b3f', family_id: null });
  const fern = { label: 'Fern', labels: { de: 'Farn' } };
  const { user, calls, give } = await saveMoss(moss);
  const german = screen.getByRole('textbox', { name: 'Value 3 in German' });
  await user.type(german, 'Farn');
  await user.clear(await value(3));
  await user.type(await value(3), 'Fern');
  give();
  await waitFor(() => expect(toasts).toEqual(['The attribute was saved']));
  expect(screen.queryByRole('textbox', { name: 'Value 4' })).toBeNull();
  expect(await value(3)).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(writesOf(calls)).toHaveLength(2));
  expect(writesOf(calls)[1]?.body).toMatchObject({ version: 4, values: [{ id: 1 }, { id: 2 }, { ...fern, id: 9 }] });
  // the colour that the shop knows of the word is not taken from it
  expect(writesOf(calls)[1]?.body).toMatchObject({ values: [{}, {}, { colour: '#5d6b3f' }] });
});

test('Alt with the arrow keys moves a value, which keeps the focus', async () => {
  const { user, calls } = renderAttribute({ 'PATCH admin/attributes/colour': answer() });
  await user.click(await value(2));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await value(1)).toHaveValue('Sage');
  expect(await value(1)).toHaveFocus();
  expect(screen.getByText('Sage is 1 of 2 now')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(writesOf(calls)).toHaveLength(1));
  expect(Object(writesOf(calls)[0]?.body).values.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
});

test('a value that variants use stays; of another one the page says first how many products lose it', async () => {
  const { user, calls } = renderAttribute({ 'PATCH admin/attributes/colour': answer() });
  const actions = await press('Actions for Sage');
  // the name stands beside it
  expect(actions).toHaveTextContent(/^Actions$/);
  await user.click(actions);
  expect(screen.getByRole('menuitem', { name: /^Remove/ })).toHaveTextContent('Variants use it');
  await user.keyboard('{Escape}');
  await user.click(await press('Actions for Green'));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(screen.getByText('Green: once saved, 3 products do not say it any more.')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() =>
    expect(writesOf(calls)[0]?.body).toMatchObject({ removed: [1], values: [{ id: 2, family: null }] }),
  );
});

test('one value is merged into another, and what that touches stands in the question', async () => {
  const { user, calls } = renderAttribute({
    'POST admin/attributes/colour/merge': answer({ values: [attributeValue()] }),
  });
  await user.click(await press('Actions for Sage'));
  await user.click(screen.getByRole('menuitem', { name: 'Merge into another…' }));
  expect(await screen.findByText(/^9 products get the other one/)).toBeInTheDocument();
  await user.selectOptions(inDialog().getByLabelText('Merge into'), 'Green');
  await user.click(inDialog().getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(toasts).toEqual(['The values were merged']));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([{ version: 3, from: 2, into: 1 }]);
  expect(screen.queryByDisplayValue('Sage')).not.toBeInTheDocument();
});

test('of what somebody else changed meanwhile both versions are shown, and nothing typed is lost', async () => {
  let present = colour;
  const theirs = attributeRecord({
    version: 4,
    name: 'Tone',
    values: [...colour.values, attributeValue({ id: 3, value: 'clay', label: 'Clay' })],
  });
  const { user, calls } = renderAttribute({
    'GET admin/attributes/colour': () => present,
    'PATCH admin/attributes/colour': ({ body }: { body: unknown }) =>
      Object(body).version === 3
        ? problem(409, { code: 'attributes.stale', message: 'Somebody was faster.' })
        : { ...theirs, version: 5 },
  });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Hue');
  present = theirs;
  await user.click(save());
  const both = await screen.findByRole('table', { name: 'Both versions' });
  expect(both).toHaveTextContent('NameToneHue');
  expect(await value(3)).toHaveValue('Clay');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The attribute was saved']));
  expect(writesOf(calls).at(-1)?.body).toEqual({ version: 4, name: 'Hue' });
});

test('numbers have a unit and no order of their own, yes or no has fixed values', async () => {
  const { user } = renderAttribute();
  await user.selectOptions(await screen.findByLabelText('Kind'), 'number');
  expect(screen.getByLabelText('Unit')).toBeInTheDocument();
  expect(screen.getByText('They stand in the order of their numbers.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Value 1 in German' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Kind'), 'boolean');
  expect(screen.queryByRole('button', { name: 'Add a value' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Variants can choose by it')).not.toBeInTheDocument();
});

test('deleting says how many products say it, and why it cannot be', async () => {
  const message = 'Variants of products use it: Sage.';
  const { user } = renderAttribute({
    'DELETE admin/attributes/colour': problem(409, { code: 'attributes.not_possible', message }),
  });
  await user.click(await press('More'));
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }));
  expect(inDialog().getByText(/^12 products do not say it any more/)).toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Delete' }));
  expect(await inDialog().findByText(message)).toBeInTheDocument();
});

import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminAttribute, attributeRecord } from '../../testing/goods/attribute-fixtures';
import { inDialog, press, renderStaffPage, rowOf, writesOf } from '../../testing/staff-page';
import { Page } from './attributes-page';

const capacity = adminAttribute({
  code: 'capacity',
  name: 'Capacity',
  kind: 'number',
  unit: 'ml',
  for_variants: false,
  missing_words: 0,
});
const items = [adminAttribute(), capacity];
const toasts = hearToasts();

const renderAttributes = (api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, { path: '/admin/attributes', api: { 'GET admin/attributes': { items }, ...api } });

test('shows kind, products, what each is for and how many words are missing', async () => {
  renderAttributes();
  await screen.findByRole('link', { name: 'Colour' });
  expect(rowOf('Colour')).toHaveTextContent('ColourSwatch212YesYes1');
  expect(rowOf('Capacity')).toHaveTextContent('CapacityNumber (ml)212YesNo–');
  expect(screen.getByRole('link', { name: 'Capacity' })).toHaveAttribute('href', '/admin/attributes/capacity');
});

test('a press puts one before the other, and says so', async () => {
  const { user, calls } = renderAttributes({ 'PUT admin/attributes/order': { items: items.toReversed() } });
  expect(await press('Move Colour up')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await press('Move Capacity up'));
  await waitFor(() => expect(toasts).toEqual(['Capacity was moved']));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([{ codes: ['capacity', 'colour'] }]);
  expect(screen.getAllByRole('link', { name: /Colour|Capacity/ })[0]).toHaveTextContent('Capacity');
});

test('a name and a kind make one, and lead to its page; a name that is taken is said at its field', async () => {
  let isTaken = true;
  const message = 'Another attribute has this name.';
  const { user, calls, router } = renderAttributes({
    'POST admin/attributes': () =>
      isTaken
        ? problem(422, { code: 'validation.failed', message, errors: { name: [message] } })
        : attributeRecord({ code: 'weight' }),
  });
  await user.click(await press('Add attribute'));
  const submit = await inDialog().findByRole('button', { name: 'Add' });
  await user.click(submit);
  expect(inDialog().getByLabelText('Name')).toHaveAccessibleDescription(/Please enter a name/);
  await user.type(inDialog().getByLabelText('Name'), 'Weight');
  await user.selectOptions(inDialog().getByLabelText('Kind'), 'number');
  await user.type(inDialog().getByLabelText('Unit'), 'g');
  await user.click(submit);
  await waitFor(() => expect(inDialog().getByLabelText('Name')).toHaveAccessibleDescription(new RegExp(message)));
  isTaken = false;
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/attributes/weight'));
  expect(writesOf(calls).at(-1)?.body).toEqual({ name: 'Weight', kind: 'number', unit: 'g' });
});

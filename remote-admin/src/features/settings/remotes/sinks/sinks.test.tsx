import type { RemoteSink } from '@tessera/shared/contract';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me, OWNER_ROLE } from '../../../../testing/settings-fixtures';
import { renderStaffPage, writesOf } from '../../../../testing/staff-page';
import { Sinks } from './sinks';

const toasts = hearToasts();
const PATH = 'admin/remotes/cart/sinks';
const sink = (changes: Partial<RemoteSink> = {}): RemoteSink => ({
  kind: 'webhook',
  url: 'https://hooks.example/cart',
  is_on: true,
  header_name: null,
  version: 3,
  ...{ waiting: 0, dropped: 0, tries: 0, next_at: null, delivered_at: '2026-01-06T09:00:00Z' },
  ...{ failed_at: null, failure: null, failure_status: null },
  ...changes,
});
const renderSinks = (items: RemoteSink[], api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Sinks name="cart" />, {
    path: '/admin/settings/remotes/cart',
    api: { [`GET ${PATH}`]: { items }, ...api },
  });
const sent = (calls: Parameters<typeof writesOf>[0]) => writesOf(calls).map(({ path, body }) => [path, body]);

test('a webhook is set up by its address, and its secret is shown once', async () => {
  const { user, calls } = renderSinks([], {
    [`PUT ${PATH}/webhook`]: { sink: sink(), secret: 'whsec_abc' },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up Webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Webhook' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByLabelText('Address')).toHaveAccessibleDescription(/Please enter an address/);
  await user.type(within(dialog).getByLabelText('Address'), 'https://hooks.example/cart');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const secret = await screen.findByRole('dialog', { name: 'The secret of the webhook' });
  expect(within(secret).getByLabelText('Secret')).toHaveValue('whsec_abc');
  await user.click(within(secret).getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(calls)).toEqual([[`${PATH}/webhook`, { url: 'https://hooks.example/cart', is_on: true, version: 0 }]]);
});

test('a collector keeps its header’s value where nothing is typed, and what is refused stands at its field', async () => {
  const otlp = sink({ kind: 'otlp', url: 'https://otel.example', header_name: 'api-key' });
  const { user, calls } = renderSinks([otlp], {
    [`PUT ${PATH}/otlp`]: problem(422, {
      code: 'validation.failed',
      errors: { url: ['This address is not of the open network'] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change OpenTelemetry' }));
  const dialog = await screen.findByRole('dialog', { name: 'OpenTelemetry' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Send there' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Address')).toHaveAccessibleDescription(/not of the open network/),
  );
  const edit = { url: 'https://otel.example', is_on: false, header_name: 'api-key', version: 3 };
  expect(sent(calls)).toEqual([[`${PATH}/otlp`, edit]]);
});

test('it says what arrived last, what fails and why, what waits and what is lost; a test says the same', async () => {
  const failing = { failed_at: '2026-01-06T10:00:00Z', failure: 'status', failure_status: 503 } as const;
  const { user } = renderSinks([sink({ ...failing, waiting: 12, dropped: 40, next_at: '2026-01-06T10:05:00Z' })], {
    [`POST ${PATH}/webhook/test`]: { has_arrived: false, failure: 'away', failure_status: null },
  });
  expect(await screen.findByText('Not arriving')).toBeInTheDocument();
  expect(screen.getByText(/It answered with 503\.$/)).toBeInTheDocument();
  expect(screen.getByText('Lost since the last batch').nextSibling).toHaveTextContent('40');
  await user.click(screen.getByRole('button', { name: 'Send a test' }));
  await waitFor(() => expect(toasts).toEqual(['The test has not arrived. It could not be reached.']));
});

test('whoever may only look is told why the buttons do nothing', async () => {
  const rights = OWNER_ROLE.rights.filter((right) => right !== 'remotes.write');
  const { user, calls } = renderSinks([sink()], { 'GET admin/me': me({ rights }) });
  const button = () => screen.getByRole('button', { name: 'Remove' });
  await screen.findByRole('button', { name: 'Remove' });
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button());
  expect(sent(calls)).toEqual([]);
});

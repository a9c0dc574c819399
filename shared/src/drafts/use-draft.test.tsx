import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { object, string } from 'yup';
import { takeReturn, useDraft } from '@tessera/shared/drafts';
import { createForm } from '@tessera/shared/forms/react';
import { dispatch } from '@tessera/shared/session';
import { fakeTokens, startSession } from '@tessera/shared/testing';

const PAGE = '/account/addresses?edit=new';
const everything = () => Object.values({ ...sessionStorage }).join('\n');
const user = userEvent.setup({ delay: null });
const sent = jest.fn();

/** Plain fields, a field that React controls, one that react-hook-form looks after, and one that a choice brings. */
function AddressForm() {
  const { ref, clear } = useDraft('address:new');
  const [note, setNote] = useState('');
  const [country, setCountry] = useState('SE');
  const [form] = useState(() => createForm<{ line1: string }>(object({ line1: string().default('') })));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => undefined }), [form]);
  const submit = form.handleSubmit(({ line1 }) => {
    sent({ line1, note });
    clear();
  });
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)}>
      <input name="city" aria-label="City" defaultValue="Lund" />
      <textarea name="note" aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input {...form.register('line1')} aria-label="Street" />
      <select name="country" aria-label="Country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option>SE</option>
        <option>US</option>
      </select>
      {country === 'US' && <input name="region" aria-label="State" />}
      <input type="checkbox" name="is_default" aria-label="Default" />
      <input type="radio" name="kind" value="home" aria-label="Home" defaultChecked />
      <input type="radio" name="kind" value="work" aria-label="Work" />
      <input type="password" name="password" aria-label="Password" />
      <input name="card_number" aria-label="Card" />
      {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML allows a section's name before the field's */}
      <input name="number" autoComplete="section-a cc-number" aria-label="Number" />
      <input name="pin" autoComplete="one-time-code" aria-label="Code" />
      <button>Save</button>
    </form>
  );
}

function open() {
  window.history.replaceState(null, '', PAGE);
  return render(<AddressForm />, { wrapper: StrictMode });
}

const field = (name: string) => screen.getByLabelText(name);

beforeEach(() => {
  sent.mockClear();
  startSession({ sub: 'mara' });
});

describe('what was typed', () => {
  test('is there again when the form is', async () => {
    const { unmount } = open();
    await user.clear(field('City'));
    await user.type(field('City'), 'Malmö');
    await user.type(field('Note'), 'Ring twice');
    await user.type(field('Street'), 'Storgatan 1');
    await user.selectOptions(field('Country'), 'US');
    await user.type(field('State'), 'Ohio');
    await user.click(field('Default'));
    await user.click(field('Work'));
    unmount();
    open();
    expect(field('City')).toHaveValue('Malmö');
    expect(field('Note')).toHaveValue('Ring twice');
    expect(field('Country')).toHaveValue('US');
    await waitFor(() => expect(field('State')).toHaveValue('Ohio'));
    expect(field('Default')).toBeChecked();
    expect(field('Work')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ line1: 'Storgatan 1', note: 'Ring twice' }));
  });

  test('is gone once it was sent', async () => {
    const { unmount } = open();
    await user.type(field('Street'), 'Storgatan 1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    unmount();
    open();
    expect(field('Street')).toHaveValue('');
    expect(everything()).not.toContain('Storgatan');
  });

  test('leaves fields that nobody touched to the page, and is dropped when it is undone', async () => {
    open();
    await user.type(field('Note'), 'x');
    expect(everything()).not.toContain('Lund');
    await user.clear(field('Note'));
    expect(everything()).toBe('');
  });

  test('is never a password, a code or card data', async () => {
    open();
    for (const name of ['Password', 'Card', 'Number', 'Code']) await user.type(field(name), 'SeCrEt');
    await user.type(field('Note'), 'my card: 4111 1111 1111 1111');
    expect(everything()).toContain('my card');
    // eight digits of the number: four of them may stand in a time
    expect(everything()).not.toMatch(/SeCrEt|4111 ?1111/);
  });

  test('is not shown to another user', async () => {
    const { unmount } = open();
    await user.type(field('Note'), 'Ring twice');
    unmount();
    dispatch({ type: 'expired', from: fakeTokens({ sub: 'mara' }).refresh });
    startSession({ sub: 'tom' });
    open();
    expect(field('Note')).toHaveValue('');
  });

  test('by a visitor is not kept, but is as soon as the session is known', async () => {
    startSession(null);
    open();
    await user.type(field('Note'), 'Ring');
    expect(everything()).toBe('');
    act(() => startSession({ sub: 'mara' }));
    expect(everything()).toContain('Ring');
    await user.type(field('Note'), ' twice');
    expect(everything()).toContain('Ring twice');
  });

  test('stands above an older draft, when it was typed before the session was known', async () => {
    const { unmount } = open();
    await user.type(field('Note'), 'older');
    unmount();
    act(() => dispatch({ type: 'expired', from: fakeTokens({ sub: 'mara' }).refresh }));
    open();
    await user.type(field('Note'), 'newer');
    act(() => startSession({ sub: 'mara' }));
    expect(field('Note')).toHaveValue('newer');
  });
});

describe('an expired session', () => {
  const expire = () => act(() => dispatch({ type: 'expired', from: fakeTokens({ sub: 'mara' }).refresh }));
  async function typeAndExpire(): Promise<void> {
    const { unmount } = open();
    await user.type(field('Note'), 'Ring twice');
    expire();
    unmount();
    window.history.replaceState(null, '', '/');
  }

  test('leads the next sign-in of the same user back to the page, once, with what was typed', async () => {
    await typeAndExpire();
    startSession({ sub: 'mara', serial: 7 });
    expect(takeReturn()).toBe(PAGE);
    expect(takeReturn()).toBeUndefined();
    open();
    expect(field('Note')).toHaveValue('Ring twice');
  });

  test('leads nobody else there', async () => {
    await typeAndExpire();
    startSession({ sub: 'tom' });
    expect(takeReturn()).toBeUndefined();
  });

  test('leads nowhere when nothing was being typed on that page', async () => {
    const { unmount } = open();
    await user.type(field('Note'), 'Ring twice');
    unmount();
    window.history.replaceState(null, '', '/products');
    expire();
    startSession({ sub: 'mara' });
    expect(takeReturn()).toBeUndefined();
  });

  test('leads nowhere after signing out on purpose', async () => {
    await typeAndExpire();
    startSession({ sub: 'mara' });
    dispatch({ type: 'signed-out' });
    startSession({ sub: 'mara' });
    expect(takeReturn()).toBeUndefined();
    open();
    expect(field('Note')).toHaveValue('');
  });
});

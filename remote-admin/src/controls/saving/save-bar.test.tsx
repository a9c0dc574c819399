import { ApiError } from '@tessera/shared/client';
import { emit } from '@tessera/shared/events';
import { renderPage } from '@tessera/shared/testing';
import { Link } from '@tessera/shared/vendor/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SaveBar } from './save-bar';

function renderBar(dirty: boolean, error: Error | null = null, under: { isPending?: boolean } = {}) {
  const onSave = jest.fn();
  const onDiscard = jest.fn();
  const view = renderPage(
    <>
      <input aria-label="Name" />
      <Link to="/elsewhere">Elsewhere</Link>
      <SaveBar dirty={dirty} saving={{ isPending: false, error, ...under }} onSave={onSave} onDiscard={onDiscard} />
    </>,
    { path: '/here', url: '/here' },
  );
  return { ...view, onSave, onDiscard };
}

test('is there only while something is not saved', () => {
  renderBar(false);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('saves and discards by its buttons, and saves by Ctrl with Enter from any field', async () => {
  const { user, onSave, onDiscard } = renderBar(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSave).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

describe('once the bar is gone, the focus of whoever pressed its button', () => {
  /** Two fields, and a third one while something is typed. */
  function renderForm() {
    function Form() {
      const [typed, setTyped] = useState('');
      const clean = () => setTyped('');
      return (
        <form>
          <input aria-label="Name" />
          <input aria-label="City" value={typed} onChange={({ target }) => setTyped(target.value)} />
          {typed !== '' && <input aria-label="District" />}
          <SaveBar dirty={typed !== ''} saving={{ isPending: false, error: null }} onSave={clean} onDiscard={clean} />
        </form>
      );
    }
    return renderPage(<Form />, { path: '/here', url: '/here' });
  }

  test.each(['Discard', 'Save'])('is at the field that they come from: %s', async (name) => {
    const { user } = renderForm();
    await user.type(screen.getByLabelText('City'), 'L');
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveFocus();
  });

  test('is there by keyboard, too, past the other button', async () => {
    const { user } = renderForm();
    await user.type(screen.getByLabelText('City'), 'L');
    await user.click(screen.getByLabelText('Name'));
    act(() => screen.getByRole('button', { name: 'Discard' }).focus());
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('is at the first field where theirs is gone as well', async () => {
    const { user } = renderForm();
    await user.type(screen.getByLabelText('City'), 'L');
    await user.click(screen.getByLabelText('District'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('stays where it is when it was not in the bar', async () => {
    const { user } = renderForm();
    await user.type(screen.getByLabelText('City'), 'L');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText('City')).toHaveFocus();
    await user.type(screen.getByLabelText('City'), 'M');
    act(() => screen.getByRole('button', { name: 'Discard' }).focus());
    act(() => screen.getByRole('button', { name: 'Discard' }).blur());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(document.body).toHaveFocus();
  });
});

test('while it is being saved nothing is saved twice, and nothing is discarded', async () => {
  const { user, onSave, onDiscard } = renderBar(true, null, { isPending: true });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(onDiscard).not.toHaveBeenCalled();
});

test('a press on a link asks first: staying stays, leaving goes where it led', async () => {
  const { user, router } = renderBar(true);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/here');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(screen.getByRole('button', { name: 'Leave the page' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

type Saving = Parameters<typeof SaveBar>[0]['saving'];

describe('whoever leaves while it is being saved', () => {
  /** A page whose save is on its way; the test says what becomes of it. */
  async function leaveWhileSaving(isAsking = false) {
    const nothing = () => undefined;
    function Saved({ ends }: { ends: (dirty: boolean, error?: string) => { dirty: boolean; saving: Saving } }) {
      const [bar, setBar] = useState({ dirty: true, saving: { isPending: true, isAsking, error: null } as Saving });
      return (
        <>
          <Link to="/elsewhere">Elsewhere</Link>
          <button onClick={() => setBar(ends(false))}>It is saved</button>
          <button onClick={() => setBar(ends(true, 'Somebody was faster'))}>It fails</button>
          <button onClick={() => setBar(ends(true))}>It is saved, and more is typed</button>
          <SaveBar {...bar} onSave={nothing} onDiscard={nothing} />
        </>
      );
    }
    const ends = (dirty: boolean, error?: string) => ({
      dirty,
      saving: { isPending: false, error: error === undefined ? null : new Error(error) },
    });
    const view = renderPage(<Saved ends={ends} />, { path: '/here', url: '/here' });
    await view.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(view.router.state.location.pathname).toBe('/here');
    return { ...view, end: (how: string) => fireEvent.click(screen.getByText(how)) };
  }
  const question = (name: string) => screen.queryByRole('dialog', { name });

  test('goes on by itself once that is done', async () => {
    const { router, end } = await leaveWhileSaving();
    expect(question('Still being saved')).toBeInTheDocument();
    end('It is saved');
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  });

  test('is asked nothing more while the way there is under way', async () => {
    const { user, router, end } = await leaveWhileSaving();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await act(() => router.navigate('/here?tab=two'));
    act(() => history.back());
    await screen.findByRole('dialog', { name: 'Still being saved' });
    await waitFor(() => expect(location.search).toBe('?tab=two'));
    end('It is saved');
    expect(router.state.location.search).toBe('?tab=two');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('is told when it fails, and still has what was typed', async () => {
    const { user, router, end } = await leaveWhileSaving();
    end('It fails');
    expect(question('Leave without saving?')).toHaveTextContent('Somebody was faster');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/here');
  });

  test('is asked about what was typed since then', async () => {
    const { router, end } = await leaveWhileSaving();
    end('It is saved, and more is typed');
    expect(question('Leave without saving?')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/here');
  });

  test('stays when that is the answer, also after it is saved', async () => {
    const { user, router, end } = await leaveWhileSaving();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    end('It is saved');
    expect(router.state.location.pathname).toBe('/here');
  });

  test('leaves at once who wants to', async () => {
    const { user, router } = await leaveWhileSaving();
    await user.click(screen.getByRole('button', { name: 'Leave now' }));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  test('is asked as ever while nothing is sent yet', async () => {
    await leaveWhileSaving(true);
    expect(question('Leave without saving?')).toBeInTheDocument();
  });
});

test('what leads elsewhere by itself is held up, and leads there when that is the answer', async () => {
  const { user, router } = renderBar(true);
  const hold = jest.fn();
  act(() => emit('page-leaving', { to: '/elsewhere', hold }));
  expect(hold).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Leave the page' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
  act(() => emit('page-leaving', { to: '/', hold }));
  expect(hold).toHaveBeenCalledTimes(1);
});

test('a link into a new tab is nobody’s loss', () => {
  renderBar(true);
  // jsdom opens no tabs: it would load the page in this one
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the browser’s own Back', () => {
  /** on the page's second entry in the history */
  async function renderSecond(dirty: boolean) {
    const view = renderBar(dirty);
    await act(() => view.router.navigate('/here?tab=two'));
    return view;
  }
  const isAsked = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  test('asks first: staying leaves page and address as they were', async () => {
    const { user, router } = await renderSecond(true);
    act(() => history.back());
    await isAsked();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(location.search).toBe('?tab=two'));
    expect(router.state.location.search).toBe('?tab=two');
  });

  test('leads where it led when the answer is to leave, and asks again the next time', async () => {
    const { user, router } = await renderSecond(true);
    act(() => history.back());
    await isAsked();
    await waitFor(() => expect(location.search).toBe('?tab=two'));
    await user.click(screen.getByRole('button', { name: 'Leave the page' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => history.forward());
    await isAsked();
  });

  test('is let through while everything is saved', async () => {
    const { router } = await renderSecond(false);
    act(() => history.back());
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('closing the tab asks as the browser does, and only then', () => {
  const { unmount } = renderBar(true);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  unmount();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('without changes a link leads on at once', async () => {
  const { user, router } = renderBar(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('without a connection says what became of what was typed', () => {
  renderBar(true, new ApiError({ status: 0, code: 'network' }));
  expect(screen.getByText('No connection to the shop. Try again: what you typed is still here.')).toBeInTheDocument();
});

test('says why saving failed', () => {
  renderBar(true, new Error('Somebody was faster'));
  expect(screen.getByText('Somebody was faster')).toBeInTheDocument();
});

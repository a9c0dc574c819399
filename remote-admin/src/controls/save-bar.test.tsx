import { renderPage } from '@tessera/shared/testing';
import { Link } from '@tessera/shared/vendor/router';
import { fireEvent, screen } from '@testing-library/react';
import { SaveBar } from './save-bar';

function renderBar(dirty: boolean, error?: string) {
  const onSave = jest.fn();
  const onDiscard = jest.fn();
  const view = renderPage(
    <>
      <input aria-label="Name" />
      <Link to="/elsewhere">Elsewhere</Link>
      <SaveBar dirty={dirty} pending={false} error={error} onSave={onSave} onDiscard={onDiscard} />
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

test('a link into a new tab is nobody’s loss', () => {
  renderBar(true);
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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

test('says why saving failed', () => {
  renderBar(true, 'Somebody was faster');
  expect(screen.getByText('Somebody was faster')).toBeInTheDocument();
});

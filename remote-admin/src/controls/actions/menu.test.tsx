import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Menu } from './menu';

function setup(checked?: boolean) {
  const ship = jest.fn();
  const cancel = jest.fn();
  render(
    <>
      <Menu
        label="More"
        items={[
          { key: 'ship', label: 'Ship', onSelect: ship, checked },
          { key: 'cancel', label: 'Cancel', onSelect: cancel, reason: 'It is on its way' },
        ]}
      />
      <button>Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup({ delay: null }), ship, cancel, button: screen.getByRole('button', { name: 'More' }) };
}

const item = (name: RegExp) =>
  screen.queryByRole('menuitem', { name }) ?? screen.getByRole('menuitemcheckbox', { name });

test('opens with the focus on its first item, and arrow keys go round', async () => {
  const { user, button } = setup();
  button.focus();
  await user.keyboard('{Enter}');
  expect(item(/Ship/)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item(/Cancel/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item(/Ship/)).toHaveFocus();
});

test('does what was chosen, and the focus goes back', async () => {
  const { user, ship, button } = setup();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(ship).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('says why something cannot be chosen, and does not do it', async () => {
  const { user, cancel, button } = setup();
  await user.click(button);
  expect(item(/Cancel/)).toHaveTextContent('It is on its way');
  await user.click(item(/Cancel/));
  expect(cancel).not.toHaveBeenCalled();
});

test('stays open for what is switched on and off', async () => {
  const { user, ship, button } = setup(true);
  await user.click(button);
  expect(item(/Ship/)).toHaveAttribute('aria-checked', 'true');
  await user.click(item(/Ship/));
  expect(ship).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test.each([
  ['start', 20],
  ['end', 900],
])('opens from its button’s %s where that leaves more room', async (side, left) => {
  const { user, button } = setup();
  button.getBoundingClientRect = () => new DOMRect(left, 0, 100, 40);
  await user.click(button);
  expect(screen.getByRole('menu')).toHaveAttribute('data-side', side);
});

test('closes with Escape, and when somebody goes elsewhere', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('brings all of its list into the window', async () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    shown(this.getAttribute('role'), options);
  };
  const { user, button } = setup();
  await user.click(button);
  expect(shown.mock.calls).toEqual([['menu', { block: 'nearest' }]]);
  expect(item(/Ship/)).toHaveFocus();
});

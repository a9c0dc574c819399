import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ComboboxGroup } from './combobox.model';
import { SearchCombobox } from './search-combobox';

const chosen: string[] = [];
const retried = jest.fn();
beforeEach(() => {
  chosen.length = 0;
  retried.mockClear();
});

const option = (key: string, disabled = false) => ({
  key,
  disabled,
  said: `${key} was chosen`,
  content: key,
  onChoose: () => void chosen.push(key),
});
const GROUPS: ComboboxGroup[] = [
  { key: 'mugs', heading: { name: 'Mugs', content: 'Mugs' }, options: [option('oat', true), option('sand')] },
  { key: 'vases', options: [option('vase')] },
];

interface Props {
  groups?: ComboboxGroup[] | undefined;
  error?: Error | null;
  isSearching?: boolean;
  onSubmit?: () => void;
  onEscape?: () => void;
}

function Searching({ groups = GROUPS, error = null, isSearching = false, onSubmit, onEscape }: Props) {
  const [text, setText] = useState('');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stands for a dialog
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onEscape?.()}
    >
      <SearchCombobox
        label="Goods"
        list="Found"
        text={text}
        onText={setText}
        groups={text === '' ? undefined : groups}
        isSearching={isSearching}
        nothing="Nothing is called so."
        error={text === '' ? null : error}
        onRetry={retried}
      />
      <button>Send</button>
    </form>
  );
}

async function type(props: Props = {}) {
  const user = userEvent.setup({ delay: null });
  render(<Searching {...props} />);
  const box = screen.getByRole('combobox', { name: 'Goods' });
  await user.type(box, 'm');
  return { user, box };
}
const pointed = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');

test('arrow keys walk along the list, over its groups and round; Enter chooses and sends no form', async () => {
  const onSubmit = jest.fn();
  const { user, box } = await type({ onSubmit });
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Found' })).toHaveAttribute('id', box.getAttribute('aria-controls'));
  expect(screen.getByRole('group', { name: 'Mugs' })).toContainElement(screen.getByRole('option', { name: 'sand' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 found');
  // The first that can be chosen.
  expect(pointed(box)).toHaveTextContent('sand');
  await user.keyboard('{ArrowDown}');
  expect(pointed(box)).toHaveTextContent('vase');
  await user.keyboard('{ArrowDown}');
  expect(pointed(box)).toHaveTextContent('oat');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toEqual(['vase']);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('vase was chosen');
});

test('a press chooses and leaves the focus in the box; what cannot be had is not chosen', async () => {
  const { user, box } = await type();
  await user.click(screen.getByRole('option', { name: 'oat' }));
  expect(chosen).toEqual([]);
  await user.click(screen.getByRole('option', { name: 'sand' }));
  expect(chosen).toEqual(['sand']);
  expect(box).toHaveFocus();
});

test('Escape closes the list first, and what it stands in after that', async () => {
  const onEscape = jest.fn();
  const { user, box } = await type({ onEscape });
  await user.keyboard('{Escape}');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-expanded', 'true');
});

test('it is said that nothing was found, and that an answer is waited for', async () => {
  const { box } = await type({ groups: [] });
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is called so.');
});

test('while it searches it says so', async () => {
  await type({ isSearching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
});

test('what went wrong is said, and can be tried again', async () => {
  const { user } = await type({ error: new Error('The shop cannot be reached.') });
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached.');
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toHaveBeenCalledTimes(1);
});

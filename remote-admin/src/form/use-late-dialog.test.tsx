import type { ImportLate } from '@tessera/shared/late';
import { hearToasts } from '@tessera/shared/testing';
import { Dialog } from '@tessera/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ActionButton } from '../controls/actions/action-button';
import { BareButton } from '../controls/actions/bare-button';
import { Menu } from '../controls/actions/menu';
import { useLateDialog, type Opened } from './use-late-dialog';

interface AskDialogProps {
  opened: Opened<string>;
  onClose: () => void;
}

const AskDialog = ({ opened, onClose }: AskDialogProps) => (
  <Dialog key={opened.count} open={opened.isOpen} onClose={onClose} title={opened.asked}>
    <input aria-label="What is typed" />
  </Dialog>
);

function Page({ importDialog }: { importDialog: ImportLate<AskDialogProps> }) {
  const { Dialog: Asked, opened, open, close } = useLateDialog<string, AskDialogProps>(importDialog);
  return (
    <>
      <ActionButton onClick={() => open('Ship')}>Ship</ActionButton>
      <BareButton onClick={() => open('Edit')}>Edit</BareButton>
      <Menu label="More" items={[{ key: 'hold', label: 'Hold', onSelect: () => open('Hold') }]} />
      {Asked && opened && <Asked opened={opened} onClose={close} />}
    </>
  );
}

/** A page whose dialogs' code arrives, or fails, when the test says so. */
function setup() {
  const waiting: { arrive: () => void; fail: () => void }[] = [];
  const importDialog = () =>
    new Promise<{ default: typeof AskDialog }>((resolve, reject) => {
      waiting.push({ arrive: () => resolve({ default: AskDialog }), fail: () => reject(new Error('offline')) });
    });
  render(<Page importDialog={importDialog} />);
  const settle = (how: 'arrive' | 'fail') => act(async () => waiting.splice(0).forEach((one) => one[how]()));
  return { user: userEvent.setup({ delay: null }), settle };
}

const button = (name: string) => screen.getByRole('button', { name });
const toasts = hearToasts();

test.each(['Ship', 'Edit'])(
  '%s shows at once that it was heard, and the dialog takes the focus when it comes',
  async (name) => {
    const { user, settle } = setup();
    await user.click(button(name));
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await settle('arrive');
    expect(screen.getByRole('dialog', { name })).toHaveFocus();
    expect(screen.getByText(name, { selector: 'button, button *' }).closest('button')).not.toHaveAttribute(
      'aria-disabled',
    );
  },
);

test('a menu says so by its button, which has the focus meanwhile', async () => {
  const { user, settle } = setup();
  await user.click(button('More'));
  await user.click(screen.getByRole('menuitem', { name: 'Hold' }));
  expect(button('More')).toHaveAttribute('aria-disabled', 'true');
  expect(button('More')).toHaveFocus();
  await settle('arrive');
  expect(screen.getByRole('dialog', { name: 'Hold' })).toHaveFocus();
});

test('code that does not come is said so, and the next press tries again', async () => {
  const { user, settle } = setup();
  await user.click(button('Ship'));
  await settle('fail');
  await settle('fail'); // it is asked for twice
  expect(toasts).toEqual(['This could not be opened. Please check your connection and try again.']);
  expect(button('Ship')).not.toHaveAttribute('aria-disabled');
  await user.click(button('Ship'));
  await settle('arrive');
  expect(screen.getByRole('dialog', { name: 'Ship' })).toBeInTheDocument();
});

test('of two presses before it is there the last one is meant; each opening begins anew', async () => {
  const { user, settle } = setup();
  await user.click(button('Ship'));
  await user.click(button('Edit'));
  await settle('arrive');
  expect(screen.getByRole('dialog', { name: 'Edit' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('What is typed'), 'x');
  await user.click(button('Close'));
  await user.click(button('Ship'));
  expect(screen.getByRole('dialog', { name: 'Ship' })).toBeInTheDocument();
  expect(screen.getByLabelText('What is typed')).toHaveValue('');
});

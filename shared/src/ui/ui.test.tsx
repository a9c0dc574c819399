import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import '@tessera/shared/testing';
import {
  Breadcrumbs,
  Button,
  Checkbox,
  Dialog,
  ErrorState,
  type LinkComponent,
  Pagination,
  PasswordField,
  Picture,
  Price,
  QuantityStepper,
  Rating,
  SelectField,
  TextField,
} from './index';

const Anchor: LinkComponent = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

describe('Button', () => {
  test('says what is under way and ignores presses meanwhile', async () => {
    const onClick = jest.fn();
    render(
      <Button pending pendingText="Creating..." onClick={onClick}>
        Create Account
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Creating...' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test.each([{ pending: true }, { 'aria-disabled': true }, { 'aria-disabled': 'true' as const }])(
    'submits no form with %o, keeps the focus and says that it is off',
    async (off) => {
      const onSubmit = jest.fn();
      const onClick = jest.fn();
      render(
        <form onSubmit={onSubmit}>
          <Button type="submit" onClick={onClick} {...off}>
            Save
          </Button>
        </form>,
      );
      const button = screen.getByRole('button', { name: 'Save' });
      await userEvent.click(button);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(onClick).not.toHaveBeenCalled();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveFocus();
    },
  );

  test('with aria-disabled="false" it is pressed as ever', async () => {
    const onClick = jest.fn();
    render(
      <Button aria-disabled="false" onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('fields', () => {
  test('an error belongs to its field', () => {
    render(<TextField label="Email" error="Email is invalid" hint="As on your invoice" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('As on your invoice Email is invalid');
  });

  test('a password is shown and hidden', async () => {
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  test('the words of a checkbox tick it', async () => {
    render(<Checkbox label="Remember me" />);
    await userEvent.click(screen.getByText('Remember me'));
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });

  test('a choice is labelled', () => {
    render(
      <SelectField label="Sort by">
        <option>Newest</option>
      </SelectField>,
    );
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
  });
});

describe('QuantityStepper', () => {
  function Stepper({ max = 5 }: { max?: number }) {
    const [value, setValue] = useState(1);
    return <QuantityStepper value={value} onChange={setValue} max={max} label="Quantity of Ember Mug" />;
  }
  const number = () => screen.getByRole('spinbutton', { name: 'Quantity of Ember Mug' });

  test('steps between its bounds', async () => {
    render(<Stepper max={2} />);
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(number()).toHaveValue(2);
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  });

  test('takes a typed number when the field is left, at most the bound', async () => {
    render(<Stepper />);
    await userEvent.clear(number());
    await userEvent.type(number(), '40');
    await userEvent.tab();
    expect(number()).toHaveValue(5);
    expect(screen.getByRole('status')).toHaveTextContent('No more than 5 can be had');
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('keeps its number when nothing is typed', async () => {
    render(<Stepper />);
    await userEvent.clear(number());
    await userEvent.type(number(), '{Enter}');
    expect(number()).toHaveValue(1);
  });
});

describe('Dialog', () => {
  function Asking() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Welcome Back" description="Sign in to go on">
          <p>Inside</p>
        </Dialog>
      </>
    );
  }

  test('has a name and a description, and its content only while it is open', async () => {
    render(<Asking />);
    expect(screen.queryByText('Inside')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Welcome Back' });
    expect(dialog).toHaveAccessibleDescription('Sign in to go on');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Inside')).not.toBeInTheDocument();
  });

  test('is not closed by what is cancelled inside it: a dialog of its own, a choice of files', () => {
    const onClose = jest.fn();
    const onCloseInner = jest.fn();
    render(
      <Dialog open onClose={onClose} title="Outer">
        <input type="file" aria-label="File" />
        <Dialog open onClose={onCloseInner} title="Inner">
          <p>Inside</p>
        </Dialog>
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
    fireEvent(screen.getByRole('dialog', { name: 'Inner' }), new Event('cancel', { cancelable: true }));
    expect([onClose, onCloseInner].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    fireEvent(screen.getByRole('dialog', { name: 'Outer' }), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('a sale price stands beside the struck regular one', () => {
  render(<Price regular="$45.00" sale="$36.00" />);
  expect(screen.getByText('$36.00')).toHaveTextContent('Sale price $36.00');
  expect(screen.getByText('$45.00').tagName).toBe('S');
});

test('a rating is said in words', () => {
  render(<Rating average={4.36} count={1} />);
  expect(screen.getByText('Rated 4.4 out of 5, 1 review')).toBeInTheDocument();
});

test('a failure offers a retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="The products did not load" onRetry={onRetry} requestId="r-1" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Reference r-1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('Picture', () => {
  const image = { src: '/media/a.webp', width: 1200, height: 900, alt: 'A mug', tone: '#e6ded2', widths: [] };

  test('has its own size and waits its turn unless it comes first', () => {
    const { rerender } = render(<Picture image={image} sizes="100vw" />);
    const picture = screen.getByRole('img', { name: 'A mug' });
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('loading', 'lazy');
    rerender(<Picture image={image} sizes="100vw" priority />);
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).toHaveAttribute('loading', 'eager');
  });

  test('offers AVIF before WebP once they have been made', () => {
    const { container } = render(<Picture image={{ ...image, widths: [320, 640] }} sizes="46vw" />);
    const offered = [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]);
    expect(offered).toEqual([
      ['image/avif', '/media/a-320.avif 320w, /media/a-640.avif 640w'],
      ['image/webp', '/media/a-320.webp 320w, /media/a-640.webp 640w'],
    ]);
  });
});

test('pages are links, and the present one says so', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={(page) => `/products?page=${page}`} linkAs={Anchor} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/products?page=3');
});

test('the last breadcrumb is this page, not a link', () => {
  render(<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Lighting' }]} linkAs={Anchor} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Lighting')).toHaveAttribute('aria-current', 'page');
});

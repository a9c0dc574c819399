import { UNHYDRATED } from '@tessera/shared/composition';
import { Hydrated, lateComponent, UNHYDRATED_MARK } from '@tessera/shared/late';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { KEPT_ATTRIBUTE, keepScript } from './keep-script';

let done: string[] = [];
const note = (what: string) => () => void done.push(what);

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** What a browser does when somebody types over what is in a field. */
function type(field: HTMLElement, value: string): void {
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  fireEvent(field, new InputEvent('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) fireEvent(field, new Event('change', { bubbles: true }));
}

function Whole({ root, children }: { root: HTMLElement | null; children: ReactNode }) {
  return <Hydrated container={useRef(root)}>{children}</Hydrated>;
}

/** The document as it was sent. @returns what hydrates it */
function open(page: ReactElement, sent = page) {
  document.body.innerHTML = `<div id="root" ${UNHYDRATED}="">${renderToString(<Whole root={null}>{sent}</Whole>)}</div>`;
  const root = document.getElementById('root') as HTMLElement; // written above
  return async () => {
    await act(
      async () => void hydrateRoot(root, <Whole root={root}>{page}</Whole>, { onRecoverableError: () => undefined }),
    );
    // one after the other: inside of one `act` React would put off what each of them changes
    for (let times = 0; times < 10; times += 1) await pass(1);
  };
}

const submits: Event[] = [];

beforeAll(() => {
  window.addEventListener('submit', (event) => submits.push(event), true);
  // what the document runs
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(keepScript)();
});
beforeEach(() => {
  done = [];
  submits.length = 0;
  jest.useFakeTimers();
  // React tells developers of an attribute that the server did not send, and of what differs
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await pass(20_000);
  document.body.innerHTML = '';
  await pass(20_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a field that has the focus says so once, before what was typed, and one that has lost it does not', async () => {
  const field = (name: string) => (
    <input
      aria-label={name}
      onFocus={note(`${name} focus`)}
      onChange={({ target }) => note(`${name} ${target.value}`)()}
    />
  );
  const hydrate = open(
    <>
      {field('Name')}
      {field('Search')}
    </>,
  );
  for (const name of ['Name', 'Search', 'Name', 'Search']) act(() => screen.getByLabelText(name).focus());
  type(screen.getByLabelText('Search'), 'mug');
  await hydrate();
  expect(done).toEqual(['Search focus', 'Search mug']);
  expect(document.querySelector(`[${KEPT_ATTRIBUTE}]`)).toBeNull();
});

test('presses are done once and in order when the page is hydrated, and are visibly waiting until then', async () => {
  const hydrate = open(
    <>
      <button aria-label="Heart" onClick={note('heart')}>
        <svg />
      </button>
      <button onClick={note('cart')}>Cart</button>
    </>,
  );
  await act(async () => void fireEvent.click(document.querySelector('svg') as SVGElement)); // rendered above
  await press('Cart');
  await act(async () => button('Heart').click());
  expect(button('Cart')).toHaveAttribute(KEPT_ATTRIBUTE);
  expect(done).toEqual([]);
  await hydrate();
  expect(done).toEqual(['heart', 'cart', 'heart']);
  expect(document.querySelector(`[${KEPT_ATTRIBUTE}]`)).toBeNull();
  await press('Cart');
  expect(done).toHaveLength(4);
});

function Stepper() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>{`More than ${count}`}</button>;
}

test('each press finds what the one before has changed', async () => {
  const hydrate = open(<Stepper />);
  for (let times = 0; times < 3; times += 1) await press('More than 1');
  await hydrate();
  expect(button('More than 4')).toBeVisible();
});

test('a part whose code is missing keeps its own presses; the rest of the page answers meanwhile', async () => {
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const Inside = () => <button onClick={note('inside')}>Inside</button>;
  const Late = lateComponent<object>(
    async () => ({ default: Inside }),
    () => code,
  );
  const Page = ({ isServer }: { isServer?: boolean }) => {
    const container = useRef<HTMLDivElement>(null);
    return (
      <>
        <button onClick={note('outside')}>Outside</button>
        <div {...UNHYDRATED_MARK} ref={container}>
          <Suspense>
            <Hydrated container={container}>{isServer ? <Inside /> : <Late />}</Hydrated>
          </Suspense>
        </div>
      </>
    );
  };
  const hydrate = open(<Page />, <Page isServer />);
  await hydrate();
  await press('Inside');
  await press('Outside');
  expect(done).toEqual(['outside']);
  await act(async () => arrive());
  await pass(100);
  expect(done).toEqual(['outside', 'inside']);
});

function Fields({ onSend = () => undefined }: { onSend?: (form: HTMLFormElement) => void }) {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const [colour, setColour] = useState('oat');
  const [order, setOrder] = useState('new');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      <input aria-label="Name" name="name" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={checked} onChange={({ target }) => setChecked(target.checked)} />
      {['oat', 'sage'].map((one) => (
        <label key={one}>
          <input type="radio" name="colour" value={one} checked={one === colour} onChange={() => setColour(one)} />
          {one}
        </label>
      ))}
      <select value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="new">New</option>
        <option value="old">Old</option>
      </select>
      <output>{[text, checked, colour, order].join(' ')}</output>
    </form>
  );
}

const heard = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole('textbox') as HTMLInputElement;

test('what is typed and chosen shows at once, and the page hears of it', async () => {
  const hydrate = open(<Fields />);
  field().focus();
  for (const text of ['A', 'Ad', 'Ada']) type(field(), text);
  field().setSelectionRange(1, 1);
  screen.getByRole('checkbox').click();
  screen.getByText('sage').click();
  type(screen.getByRole('combobox'), 'old');
  expect(field()).toHaveValue('Ada');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'sage' })).toBeChecked();
  await hydrate();
  expect(heard()).toBe('Ada true sage old');
  expect(field()).toHaveValue('Ada');
  expect(field().selectionStart).toBe(1);
  expect(screen.getByRole('radio', { name: 'sage' })).toBeChecked();
});

test('what was ticked and unticked again ends as it is seen', async () => {
  const hydrate = open(<Fields />);
  screen.getByRole('checkbox').click();
  screen.getByRole('checkbox').click();
  screen.getByRole('radio', { name: 'sage' }).click();
  screen.getByRole('radio', { name: 'oat' }).click();
  await hydrate();
  expect(heard()).toBe(' false oat new');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'oat' })).toBeChecked();
});

test('a form is sent once, with what was typed before, and the browser sends nothing', async () => {
  const sent: unknown[] = [];
  const hydrate = open(<Fields onSend={(form) => sent.push(new FormData(form).get('name'))} />);
  type(field(), 'Ada');
  const isLeftToBrowser = fireEvent.submit(field().form as HTMLFormElement); // it stands in one
  expect(isLeftToBrowser).toBe(false);
  await hydrate();
  expect(sent).toEqual(['Ada']);
});

test('links, and forms with an address of their own, are the browser’s', async () => {
  const hydrate = open(
    <>
      <a href="#there" onClick={note('link')}>
        There
      </a>
      <form action="/products" onSubmit={note('form')}>
        <button>Search</button>
        <button type="button" onClick={note('voice')}>
          Speak
        </button>
      </form>
    </>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  await press('Search');
  await press('Speak');
  expect(submits.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
  expect(screen.getByRole('link')).not.toHaveAttribute(KEPT_ATTRIBUTE);
  await hydrate();
  expect(done).toEqual(['voice']);
});

describe('what hydration has put in another one’s place', () => {
  const Row = ({ text, isSent }: { text: string; isSent?: boolean }) => (
    <>
      {isSent ? <p>old</p> : <ul />}
      <button onClick={note(text)}>{text}</button>
    </>
  );

  test('is pressed, where it says the same', async () => {
    const hydrate = open(<Row text="Save" />, <Row text="Save" isSent />);
    const before = button('Save');
    await press('Save');
    await hydrate();
    expect(before).not.toBeInTheDocument();
    expect(done).toEqual(['Save']);
  });

  test('is left alone, where it says something else', async () => {
    const hydrate = open(<Row text="Remove" />, <Row text="Save" isSent />);
    await press('Save');
    await hydrate();
    expect(done).toEqual([]);
  });
});

test('a press that could not be done within 10 s is given up; what was typed is not', async () => {
  const hydrate = open(
    <>
      <button onClick={note('late')}>Late</button>
      <Fields />
    </>,
  );
  await press('Late');
  type(field(), 'Ada');
  await pass(9_999);
  expect(button('Late')).toHaveAttribute(KEPT_ATTRIBUTE);
  await pass(1);
  expect(button('Late')).not.toHaveAttribute(KEPT_ATTRIBUTE);
  await hydrate();
  expect(done).toEqual([]);
  expect(heard()).toBe('Ada false oat new');
});

test('20 presses are kept', async () => {
  const hydrate = open(<button onClick={note('one')}>One</button>);
  for (let times = 0; times < 25; times += 1) await press('One');
  await hydrate();
  await pass(1_000);
  expect(done).toHaveLength(20);
});

test('what comes while others are being done comes after them', async () => {
  const hydrate = open(
    <>
      <button onClick={note('first')}>First</button>
      <button onClick={note('second')}>Second</button>
    </>,
  );
  await press('First');
  const root = document.getElementById('root');
  await press('First');
  root?.removeAttribute(UNHYDRATED); // as the effect does, a moment before the presses are done
  button('Second').click();
  root?.setAttribute(UNHYDRATED, '');
  await hydrate();
  expect(done).toEqual(['first', 'first', 'second']);
});

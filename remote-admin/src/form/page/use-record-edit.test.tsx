import { renderHook, act, waitFor } from '@testing-library/react';
import { createQueryClient } from '@tessera/shared/query';
import { QueryClientProvider } from '@tessera/shared/vendor/query';
import { hearToasts, heldAnswer } from '@tessera/shared/testing';
import type { ReactNode } from 'react';
import { fieldRules } from './merge-edit.model';
import { useRecordEdit } from './use-record-edit';

const toasts = hearToasts();

interface Shop {
  version: number;
  name: string;
  phone: string;
}

type Fields = Omit<Shop, 'version'>;

const SHOP: Shop = { version: 1, name: 'Ash', phone: '1' };

/** An edit of a shop; what is saved is on its way until the test says what becomes of it. */
function setup() {
  const client = createQueryClient();
  const sent: (Fields & { version: number })[] = [];
  const answers: ReturnType<typeof heldAnswer<Shop>>[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ record }: { record: Shop }) =>
      useRecordEdit(record, {
        ...fieldRules<Fields>(),
        draftOf: ({ name, phone }) => ({ name, phone }),
        save: ({ base, draft }) => {
          sent.push({ ...draft, version: base.version });
          const answer = heldAnswer<Shop>();
          answers.push(answer);
          return answer.promise;
        },
        onSaved: () => undefined,
        onFailed: () => undefined,
      }),
    {
      initialProps: { record: SHOP },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    sent,
    edit: () => result.current,
    type: (fields: Partial<Fields>) => act(() => result.current.change((before) => ({ ...before, ...fields }))),
    read: (record: Shop) => rerender({ record }),
    answer: (saved: Shop) => act(async () => answers.shift()?.give(saved)),
    refuse: (why: string) => act(async () => answers.shift()?.fail(new Error(why))),
    leave: unmount,
  };
}

test('what is typed while another state is on its way stays, and is not saved yet', async () => {
  const { sent, edit, type, answer } = setup();
  type({ name: 'Birch' });
  act(() => edit().send());
  await waitFor(() => expect(sent).toEqual([{ name: 'Birch', phone: '1', version: 1 }]));
  type({ phone: '12' });
  await answer({ version: 2, name: 'Birch', phone: '1' });
  expect(edit().draft).toEqual({ name: 'Birch', phone: '12' });
  expect(edit().theirs).toEqual({ name: 'Birch', phone: '1' });
  expect(edit().isDirty).toBe(true);
});

test('without that, a saved edit is over, and as the server made it', async () => {
  const { sent, edit, type, answer } = setup();
  type({ name: ' Birch ' });
  act(() => edit().send());
  await waitFor(() => expect(sent).toHaveLength(1));
  await answer({ version: 2, name: 'Birch', phone: '1' });
  expect(edit().draft).toEqual({ name: 'Birch', phone: '1' });
  expect(edit().isDirty).toBe(false);
});

test('what was shown to be confirmed goes out as it was, with the version that it was made of', async () => {
  const { sent, edit, type, read } = setup();
  type({ name: 'Birch' });
  const asked = edit();
  read({ version: 2, name: 'Ash', phone: '2' });
  expect(edit().draft).toEqual({ name: 'Birch', phone: '2' });
  act(() => edit().send(undefined, asked));
  await waitFor(() => expect(sent).toEqual([{ name: 'Birch', phone: '1', version: 1 }]));
});

test('two versions of a field are told until there is one, whatever else is saved meanwhile', () => {
  const { edit, type, read } = setup();
  type({ name: 'Birch' });
  read({ version: 2, name: 'Oak', phone: '1' });
  expect(edit().conflicts).toEqual(['name']);
  read({ version: 3, name: 'Oak', phone: '3' });
  expect(edit().conflicts).toEqual(['name']);
  expect(edit().draft).toEqual({ name: 'Birch', phone: '3' });
  act(() => edit().takeTheirs('name'));
  expect(edit().draft).toEqual({ name: 'Oak', phone: '3' });
  expect(edit().isDirty).toBe(false);
});

test('a save that fails after its page was left is told; one that fails on the page says so there', async () => {
  const left = setup();
  left.type({ name: 'Birch' });
  act(() => left.edit().send());
  await waitFor(() => expect(left.sent).toHaveLength(1));
  await left.refuse('No connection');
  await waitFor(() => expect(left.edit().saving.error?.message).toBe('No connection'));
  expect(toasts).toEqual([]);
  expect(left.edit().draft.name).toBe('Birch');
  act(() => left.edit().send());
  await waitFor(() => expect(left.sent).toHaveLength(2));
  left.leave();
  await left.refuse('No connection');
  await waitFor(() => expect(toasts).toEqual(['Your changes were not saved: No connection']));
});

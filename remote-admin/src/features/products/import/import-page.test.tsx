import type { ProductCheckResult, ProductFile, ProductImportResult } from '@tessera/shared/contract';
import { problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { staffJob } from '../../../testing/job-fixtures';
import { press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './import-page';

const file: ProductFile = {
  id: 'f1',
  name: 'goods.csv',
  bytes: 100,
  encoding: 'windows-1252',
  delimiter: ';',
  columns: [
    { heading: 'Handle', samples: ['cup', 'bowl'], field: 'slug' },
    { heading: 'Variant Price', samples: ['24.00'], field: 'price' },
    { heading: 'Room', samples: ['Kitchen'], field: null },
  ],
  fields: ['slug', 'name', 'price'],
  zip: null,
  created_at: '2026-11-21T10:00:00.000Z',
};
const figure = (products: number) => ({ products, rows: products * 2 });
const found: ProductCheckResult = {
  id: 'c1',
  file_id: 'f1',
  counts: { new: figure(2), changed: figure(1), same: figure(0), wrong: figure(1) },
  fields: ['slug', 'price', null],
  categories: [],
  unknown_categories: [
    { name: 'Bowls', products: 2 },
    { name: 'Jugs', products: 1 },
    { name: 'Odd', products: 1 },
  ],
  pictures_left: 3,
  pictures_coming: 2,
  pictures_missing: [],
};
const item = { row: 2, row_count: 2, slug: 'cup', name: 'Cup', changes: [], change_count: 0, problems: [] };
const items = {
  new: [{ ...item, verdict: 'new' }],
  changed: [
    {
      ...item,
      verdict: 'changed',
      changes: [{ field: 'regular_price', sku: 'C-1', before: '24.00', after: '26.00' }],
      change_count: 3,
    },
  ],
  wrong: [{ ...item, verdict: 'wrong', problems: [{ row: 3, column: 'Variant Price', reason: 'No price.' }] }],
  same: [],
};
const checked = staffJob({ id: 'c1', kind: 'products.check_file', state: 'done', total: 4, done: 4, failed: 0 });
const failure = {
  position: 0,
  record_id: 'picture:00',
  label: 'https://example.com/oak.jpg',
  state: 'failed',
  reason: 'Its server answers 404 instead of the picture.',
};
const written = staffJob({ id: 'j1', kind: 'products.import_file', state: 'done', total: 3, done: 2, failed: 1 });

const show = (query = '', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/products/import',
    url: `/admin/products/import${query}`,
    api: {
      'POST admin/product-files': file,
      'GET admin/product-files/f1': file,
      'GET admin/product-checks/c1': found,
      'GET admin/product-checks/c1/items': ({ query: asked }: MockCall) => ({
        items: items[(asked.get('verdict') ?? 'new') as keyof typeof items],
        next_cursor: null,
      }),
      'GET admin/jobs/c1': checked,
      'GET admin/jobs/j1': written,
      'GET products/categories': [{ id: 'k1', name: 'Crockery', is_collection: false }],
      'POST admin/categories': {},
      'GET admin/jobs/j1/rows': { items: [failure], next_cursor: null },
      'GET admin/product-checks/c1/imports/j1': {
        products: { done: 2, failed: 0 },
        pictures: { done: 1, failed: 1 },
      } satisfies ProductImportResult,
      'PUT admin/product-files/f1/pictures': { ...file, zip: { name: 'pictures.zip', pictures: 2 } },
      'POST admin/jobs': ({ body }: MockCall) =>
        (body as { kind: string }).kind === 'products.import_file' ? written : checked,
      ...api,
    },
  });

test('a file is sent, says what its columns are, and is checked as somebody has chosen', async () => {
  const { user, calls } = show();
  await user.upload(await screen.findByLabelText('CSV file'), new File(['x'], 'goods.csv', { type: 'text/csv' }));
  expect(await screen.findByText('3 columns, separated by semicolons, Windows-1252')).toBeInTheDocument();
  expect(screen.getByText('cup · bowl')).toBeInTheDocument();
  expect(screen.getByText('1 column is not taken over')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('What “Room” is'), 'Attribute “Room”');
  await user.click(await press('Check the file'));
  await waitFor(() =>
    expect(writesOf(calls, 'product-files').at(-1)?.body).toEqual({
      kind: 'products.check_file',
      parameters: { file_id: 'f1', fields: ['slug', 'price', 'attribute:Room'] },
    }),
  );
});

test('what was chosen of the columns is there again after a look at what would change', async () => {
  const { user } = show('?file=f1');
  await user.selectOptions(await screen.findByLabelText('What “Room” is'), 'Attribute “Room”');
  await user.selectOptions(screen.getByLabelText('What “Variant Price” is'), 'Not taken over');
  await user.click(await press('Check the file'));
  await user.click(await press('Change the columns'));
  expect(await screen.findByLabelText('What “Room” is')).toHaveDisplayValue('Attribute “Room”');
  expect(screen.getByLabelText('What “Variant Price” is')).toHaveDisplayValue('Not taken over');
});

describe('columns that are as they were chosen for such a file before', () => {
  const chosenBefore: ProductFile = {
    ...file,
    columns: [
      { heading: 'Handle', samples: ['cup'], field: 'slug' },
      { heading: 'Variant Price', samples: ['24.00'], field: null, by_heading: 'price' },
      { heading: 'Room', samples: ['Kitchen'], field: 'attribute:Place', by_heading: 'attribute:Room' },
    ],
  };
  const open = () => show('?file=f1', { 'GET admin/product-files/f1': chosenBefore });
  const price = () => screen.getByLabelText('What “Variant Price” is');
  const room = () => screen.getByLabelText('What “Room” is');

  test('say so, and can be as their headings say, and back', async () => {
    const { user } = open();
    await screen.findByText('2 columns are as they were chosen last for such a file, not as their headings say.');
    expect(screen.getAllByText('as chosen last').map((mark) => mark.parentElement?.textContent)).toEqual([
      'Variant Priceas chosen last',
      'Roomas chosen last',
    ]);
    await user.selectOptions(screen.getByLabelText('What “Handle” is'), 'Name');
    await user.click(await press('Go by the headings'));
    expect(price()).toHaveDisplayValue('Price now');
    expect(room()).toHaveDisplayValue('Attribute “Room”');
    expect(screen.getByLabelText('What “Handle” is')).toHaveDisplayValue('Name');
    expect(screen.getByText('2 columns were chosen differently for such a file last.')).toBeInTheDocument();
    expect(screen.queryByText('as chosen last')).not.toBeInTheDocument();
    const back = screen.getByRole('button', { name: 'Choose as last time' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(price()).toHaveDisplayValue('Not taken over');
    expect(room()).toHaveDisplayValue('Attribute “Place”');
  });

  test('are counted as far as nobody has chosen something else since', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('What “Room” is'), 'Not taken over');
    expect(
      screen.getByText('1 column is as it was chosen last for such a file, not as its heading says.'),
    ).toBeVisible();
    expect(screen.getAllByText('as chosen last')).toHaveLength(1);
  });

  test('are told after a look at what would change, too; where nothing was, nothing is said', async () => {
    const { user } = show('?file=f1');
    await user.selectOptions(await screen.findByLabelText('What “Room” is'), 'Attribute “Room”');
    expect(screen.queryByText(/chosen last/)).not.toBeInTheDocument();
    await user.click(await press('Check the file'));
    await user.click(await press('Change the columns'));
    expect(await screen.findByText(/^1 column is as it was chosen last/)).toBeInTheDocument();
    await user.click(await press('Go by the headings'));
    expect(room()).toHaveDisplayValue('Not taken over');
  });
});

test('whoever goes on by keyboard finds the focus at what comes next', async () => {
  const { user } = show('?file=f1');
  expect(await screen.findByRole('group', { name: 'What the columns are' })).not.toHaveFocus();
  await user.click(await press('Check the file'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'What would change' })).toHaveFocus());
  await user.click(await press('Import 3 products'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'The import' })).toHaveFocus());
});

test('what is wrong with a file as a whole stands where it was chosen', async () => {
  const { user } = show('', {
    'POST admin/product-files': () =>
      problem(422, { code: 'files.not_possible', detail: 'A file has at most 300 columns.' }),
  });
  await user.upload(await screen.findByLabelText('CSV file'), new File(['x'], 'goods.csv', { type: 'text/csv' }));
  expect(await screen.findByText('A file has at most 300 columns.')).toBeInTheDocument();
});

test('a check says what is new, what changes and what is wrong, and then has it written', async () => {
  const { user, calls } = show('?file=f1&check=c1');
  expect(await screen.findByText(/^3 pictures are named and not there/)).toBeInTheDocument();
  expect(screen.getByText(/^2 pictures are taken/)).toBeInTheDocument();
  await user.click(await press(/^Changed/));
  expect(await screen.findByText('and 2 more')).toBeInTheDocument();
  await user.click(await press(/^Wrong/));
  expect(await screen.findByText('No price.')).toBeInTheDocument();
  await user.click(await press('Import 3 products'));
  await waitFor(() => expect(writesOf(calls).at(-1)?.body).toMatchObject({ parameters: { check_id: 'c1' } }));
  expect(
    await screen.findByText(/2 products were written\.\s+1 picture was taken\. 1 picture failed\./),
  ).toBeInTheDocument();
});

test('a check says that new products will be drafts where the file says nothing of it', async () => {
  show('?file=f1&check=c1');
  expect(await screen.findByText(/new ones are drafts/)).toBeInTheDocument();
});

test('a file that says which products are shown is asked nothing about drafts', async () => {
  show('?file=f1&check=c1', { 'GET admin/product-checks/c1': { ...found, fields: ['slug', 'price', 'status'] } });
  expect(await screen.findByText(/^2 pictures are taken/)).toBeInTheDocument();
  expect(screen.queryByText(/new ones are drafts/)).not.toBeInTheDocument();
});

test('pictures that the zip does not have are named before anything is written, the first ten', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `oak-${at}.jpg`);
  show('?file=f1&check=c1', {
    'GET admin/product-checks/c1': { ...found, pictures_coming: 15, pictures_missing: names },
  });
  expect(await screen.findByText(/oak-0\.jpg, .*, oak-9\.jpg, …$/)).toBeInTheDocument();
  expect(screen.getByText(/^3 pictures are taken/)).toBeInTheDocument();
});

test('a name that two pictures of the zip have, told apart by capitals alone, is told with both', async () => {
  const pictures_twofold = [{ name: 'OAK.jpg', spellings: ['Oak.jpg', 'oak.jpg'] }];
  show('?file=f1&check=c1', {
    'GET admin/product-checks/c1': { ...found, pictures_missing: ['OAK.jpg'], pictures_twofold },
  });
  expect(await screen.findByText(/^‘OAK\.jpg’ could be ‘Oak\.jpg’ or ‘oak\.jpg’/)).toBeInTheDocument();
});

test('pictures that take the place of as many others are told as others', async () => {
  const change = { field: 'picture', sku: null, before: '1', after: '1' };
  show('?file=f1&check=c1', {
    'GET admin/product-checks/c1/items': {
      items: [{ ...item, verdict: 'changed', changes: [change], change_count: 1 }],
      next_cursor: null,
    },
  });
  expect(await screen.findByText('other ones')).toBeInTheDocument();
  expect(screen.getByText(/^Pictures:/)).toBeInTheDocument();
});

test('once it is written, what a check has found promises nothing any more', async () => {
  show('?file=f1&check=c1&job=j1');
  expect(await screen.findByRole('heading', { name: 'What the check has found' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^New/ })).toBeInTheDocument();
  expect(screen.queryByText(/pictures are taken into/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Go back to the columns/)).not.toBeInTheDocument();
});

test('categories that are not there are made, or others taken instead, and the file is checked anew', async () => {
  const { user, calls } = show('?file=f1&check=c1');
  await user.selectOptions(await screen.findByLabelText('Where products of “Bowls” go'), 'Make this category');
  await user.selectOptions(screen.getByLabelText('Where products of “Jugs” go'), 'Crockery');
  await user.click(await press('Check again with this'));
  await waitFor(() =>
    expect(writesOf(calls).map(({ body }) => body)).toEqual([
      { name: 'Bowls' },
      {
        kind: 'products.check_file',
        parameters: {
          file_id: 'f1',
          fields: ['slug', 'price', null],
          categories: [{ name: 'Jugs', category_id: 'k1' }],
        },
      },
    ]),
  );
});

test('a zip of pictures is sent beside the file, and what failed says why', async () => {
  const { user } = show('?file=f1');
  const zip = new File(['x'], 'pictures.zip', { type: 'application/zip' });
  await user.upload(await screen.findByLabelText('Zip with pictures (optional)'), zip);
  expect(await screen.findByText('pictures.zip: 2 pictures')).toBeInTheDocument();
});

test('what failed can be tried again alone, or downloaded with why', async () => {
  const { user, calls } = show('?file=f1&check=c1&job=j1');
  expect(await screen.findByText('Its server answers 404 instead of the picture.')).toBeInTheDocument();
  await user.click(await press('Try these again'));
  await waitFor(() =>
    expect(writesOf(calls).at(-1)?.body).toEqual({
      kind: 'products.import_file',
      parameters: { check_id: 'c1', failed_of: 'j1' },
    }),
  );
  await user.click(await press('Download failed rows'));
  await waitFor(() =>
    expect(writesOf(calls).at(-1)?.body).toEqual({
      kind: 'products.failed_rows',
      parameters: { check_id: 'c1', import_id: 'j1' },
    }),
  );
});

import { screen, waitFor } from '@testing-library/react';
import { hearToasts, problem, renderPage } from '@tessera/shared/testing';
import { mug, productApi, variant } from '../../../testing/fixtures';
import { Page } from '../product.route';

const said = hearToasts();

const of = (Colour: string, Size: string, regular_price: number) => variant({ Colour, Size }, { regular_price });
const options = [
  { name: 'Colour', values: ['Oat', 'Sage'] },
  { name: 'Size', values: ['S', 'M', 'L'] },
];
const all = [
  of('Oat', 'S', 1000),
  of('Oat', 'M', 1100),
  of('Oat', 'L', 1200),
  of('Sage', 'S', 2000),
  of('Sage', 'L', 2200),
];
const whole = { ...mug, options, variants: all };
const first = { ...whole, variants: all.slice(0, 4), variant_count: all.length };

test('what is chosen before all variants are here counts once they are; nothing else is put into the cart', async () => {
  let send = (): void => undefined;
  const rest = new Promise<void>((resolve) => (send = resolve));
  const { user, router } = renderPage(<Page />, {
    path: '/products/:product_id',
    url: '/products/ember-mug',
    api: {
      ...productApi,
      'GET products/:id': async ({ query }: { query: URLSearchParams }) => {
        if (query.has('near')) return first;
        await rest;
        return whole;
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Sage' }));
  expect(screen.getAllByText('$20.00')[0]).toBeVisible();
  // it is not known yet whether sage is made in L
  await user.click(screen.getByRole('radio', { name: 'L' }));
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  for (const button of screen.getAllByRole('button', { name: 'Add to cart' }))
    expect(button).toHaveAttribute('aria-disabled');
  send();
  expect((await screen.findAllByText('$22.00'))[0]).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?variant=sage-l'));
  expect(screen.getByRole('radio', { name: 'M (not made in Sage)' })).toBeInTheDocument();
});

test('when the other variants do not come nothing turns for ever: it is said, and a choice or a connection asks again', async () => {
  let fails = true;
  let asked = 0;
  const { user } = renderPage(<Page />, {
    path: '/products/:product_id',
    url: '/products/ember-mug',
    api: {
      ...productApi,
      'GET products/:id': ({ query }: { query: URLSearchParams }) => {
        if (query.has('near')) return first;
        asked += 1;
        return fails ? problem(400) : whole;
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Sage' }));
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(said).toEqual([]);
  const unasked = asked;
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('radio', { name: 'L' }));
    await waitFor(() => expect(said).toHaveLength(times));
    expect(asked).toBe(unasked + times);
    expect(screen.getByRole('radio', { name: 'S' })).toBeChecked();
    for (const button of screen.getAllByRole('button', { name: 'Add to cart' }))
      expect(button).not.toHaveAttribute('aria-disabled');
  }
  expect(said).toContain('This did not load. Please try again.');
  fails = false;
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('radio', { name: 'M (not made in Sage)' })).toBeInTheDocument();
  expect(asked).toBe(unasked + 3);
});

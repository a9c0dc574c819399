import { screen, waitFor } from '@testing-library/react';
import { problem, type renderPage } from '@tessera/shared/testing';
import { mug, productApi as api, variant } from '../../../testing/fixtures';
import { addButton, showProduct } from '../testing/show-product';

describe('a combination that is not made', () => {
  const options = [
    { name: 'Colour', values: ['Sand', 'Moss'] },
    { name: 'Size', values: ['S', 'L'] },
  ];
  const variants = [
    variant({ Colour: 'Sand', Size: 'S' }),
    variant({ Colour: 'Sand', Size: 'L' }),
    variant({ Colour: 'Moss', Size: 'S' }),
  ];
  const path = 'POST products/:product/subscription';
  const message = 'We will send you a mail when it is made.';
  async function chooseMossLarge(more: Parameters<typeof renderPage>[1] = {}) {
    const view = showProduct('/products/rug', {
      ...more,
      api: { ...api, 'GET products/:id': { ...mug, options, variants }, [path]: { message } },
    });
    await view.user.click(await screen.findByRole('radio', { name: 'L' }));
    await view.user.click(screen.getByRole('radio', { name: 'Moss (not made in L)' }));
    return view;
  }

  test('can be chosen, says so, cannot be bought, and leads to the nearest that is', async () => {
    const { user, router } = await chooseMossLarge();
    expect(screen.getByRole('radio', { name: 'Moss (not made in L)' })).toBeChecked();
    for (const button of screen.getAllByRole('button', { name: 'Not made' })) expect(button).toBeDisabled();
    expect(await screen.findByText('Moss, L is not made. Pictures and price are those of Moss, S.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?variant=moss-s'));
    await user.click(screen.getByRole('button', { name: 'Take Moss, S' }));
    expect(screen.getByRole('radio', { name: 'S' })).toBeChecked();
    expect(await addButton()).toBeEnabled();
  });

  test('can be waited for by a visitor', async () => {
    const { user, calls } = await chooseMossLarge();
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is made' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'products/id-mug/subscription',
      body: { email: 'ada@example.com', options: { Colour: 'Moss', Size: 'L' } },
    });
  });

  test('is waited for after one press by whoever is signed in', async () => {
    const { user, calls } = await chooseMossLarge({ session: {} });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is made' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    const sent = calls.filter(({ path: at }) => at.endsWith('subscription'));
    expect(sent.map(({ body }) => body)).toEqual([{ options: { Colour: 'Moss', Size: 'L' } }]);
  });
});

describe('back in stock', () => {
  const path = 'POST products/:product/:variant/subscription';
  const message = 'We will tell you when it is back.';

  test('a visitor is told by an address that they give', async () => {
    const { user, calls } = showProduct('/products/ember-mug?variant=clay', { api: { ...api, [path]: { message } } });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    const field = await screen.findByRole('textbox', { name: 'Email' });
    expect(field).toHaveFocus();
    await user.type(field, 'ada@example.com{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent).toMatchObject({
      params: { product: 'id-mug', variant: 'clay' },
      body: { email: 'ada@example.com', website: '' },
    });
  });

  test('whoever is signed in is told after one press, and can take it back', async () => {
    const remove = path.replace('POST', 'DELETE');
    const { user, calls } = showProduct('/products/ember-mug?variant=clay', {
      session: {},
      api: { ...api, [path]: { message }, [remove]: undefined },
    });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Do not tell me any more' }));
    expect(await screen.findByText('You will not be told any more.')).toBeInTheDocument();
    expect(calls.some(({ method, path: at }) => method === 'DELETE' && at.endsWith('subscription'))).toBe(true);
  });

  test('a refusal is said, and can be tried again', async () => {
    const refused = problem(422, { message: 'Email is invalid' });
    const { user } = showProduct('/products/ember-mug?variant=clay', { api: { ...api, [path]: refused } });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada{Enter}');
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tell me' })).toBeEnabled();
  });
});

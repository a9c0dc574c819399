import { DRILL } from '../../support/drill';
import { linkIn, mailTo, mailsTo } from '../../support/people/mail';
import { call, createShopper, newShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const NEW_PASSWORD = 'Another-Horse-8';

test(
  'a forgotten password is set anew by the link in a mail, once, and ends every session',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of (401|410)/);
    const account = await createShopper();
    await shopper.visit('/auth/login');
    await shopper.press(page.getByRole('button', { name: 'Forgot password?' }));
    const form = page.getByRole('form', { name: 'Forgot your password?' });
    await form.getByLabel('Email').fill(account.email);
    await shopper.press(form.getByRole('button', { name: 'Send the link' }));
    await expect(form.getByText('If there is an account for this address')).toBeVisible();

    const link = linkIn(await mailTo(account.email, 'Set a new password'), '/auth/reset-password');
    await shopper.visit(link);
    await expect(page).toHaveURL(/\/auth\/reset-password$/);
    const reset = page.getByRole('form', { name: 'Set a new password' });
    await reset.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await reset.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await shopper.press(reset.getByRole('button', { name: 'Save the new password' }));
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

    expect((await call('users/me', { token: account.tokens.access })).status).toBe(401);
    const { email, password } = account;
    expect((await call('auth/login', { method: 'POST', json: { email, password } })).status).toBe(401);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await shopper.signIn(shopper.signInForm, { email, password: NEW_PASSWORD });
    await expect(page).toHaveURL(/\/$/);
    await mailTo(account.email, 'Your password was changed');

    await shopper.visit(link);
    await reset.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await reset.getByLabel('Confirm Password').fill(NEW_PASSWORD);
    await shopper.press(reset.getByRole('button', { name: 'Save the new password' }));
    await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  },
);

test('nobody learns from a forgotten password whether there is an account', DRILL, async ({ page, shopper }) => {
  const { email } = newShopper();
  await shopper.visit('/auth/forgot-password');
  const form = page.getByRole('form', { name: 'Forgot your password?' });
  await form.getByLabel('Email').fill(email);
  await shopper.press(form.getByRole('button', { name: 'Send the link' }));
  await expect(form.getByText('If there is an account for this address')).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
});

test('a new account’s address is confirmed by the link in a mail', async ({ page, shopper }) => {
  const account = await createShopper();
  await shopper.arriveSignedIn(account.tokens);
  await shopper.visit(linkIn(await mailTo(account.email, 'Please confirm your e-mail address'), '/auth/verify-email'));
  await expect(page.getByRole('heading', { name: 'E-mail address confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(shopper.fact(account.email)).toBeVisible();
  await expect(shopper.main.getByText(/not confirmed/i)).toBeHidden();
});

test('the newsletter comes to whoever confirms it, and stops with one press', DRILL, async ({ page, shopper }) => {
  const { email } = newShopper();
  await shopper.visit('/');
  await shopper.footer.getByPlaceholder('Enter your email address').fill(email);
  await shopper.footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(shopper.footer.getByText('Please check your mail and confirm your subscription.')).toBeVisible();
  const mail = await mailTo(email, 'Please confirm your subscription');

  await shopper.visit(linkIn(mail, '/newsletter/confirm'));
  await shopper.press(page.getByRole('button', { name: 'Confirm subscription' }));
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
});

test(
  'a visitor writes to the shop from the navigation and gets a reference by mail',
  DRILL,
  async ({ page, shopper }) => {
    const { email } = newShopper();
    await shopper.visit('/products');
    await shopper.press(shopper.header.getByRole('link', { name: 'Contact' }));
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByLabel('Type of Inquiry').selectOption('Returns & Refunds');
    await dialog.getByLabel('Name').fill('Ada');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Subject').fill('A chipped mug');
    await dialog.getByLabel('Message').fill('It arrived chipped.\nWhat can be done?');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    const sent = page
      .getByRole('dialog')
      .getByText(/Q-[0-9A-Z]+/)
      .first();
    const [reference = ''] = /Q-[0-9A-Z]+/.exec(await sent.innerText()) ?? [];
    const mail = await mailTo(email, /We have received your message/);
    expect(mail.subject).toContain(reference);
    expect(mail.text, 'nobody can have the shop send words of their own to strangers').not.toContain('chipped');
  },
);

import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { UNHYDRATED } from '@tessera/shared/composition';
import type { Tokens } from '@tessera/shared/contract';
import { ownerTokens, type Account } from '../shop/api';

/** Waits until the part of the page that an element stands in is hydrated and has run its effects. */
export async function alive(locator: Locator): Promise<Locator> {
  const isHydrated = (element: Element, mark: string) => !element.closest(`[${mark}]`);
  // it is a matter of milliseconds: Playwright's own steps, up to a second apart, would be most of the wait
  await expect.poll(() => locator.evaluate(isHydrated, UNHYDRATED), { intervals: [20, 50, 100] }).toBe(true);
  return locator;
}

interface NewAccount extends Account {
  first_name: string;
  last_name: string;
  username: string;
}

/** Somebody at the browser, by the words on the screen. */
export class Shopper {
  constructor(readonly page: Page) {}

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  get cartLink(): Locator {
    return this.header.getByRole('link', { name: /^Cart/ });
  }

  get addButton(): Locator {
    return this.main.getByRole('button', { name: 'Add to cart' }).first();
  }

  get signInDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Welcome Back' });
  }

  get createAccountDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Create Account' });
  }

  /** Opens an address and waits until the shell is alive. */
  async visit(path: string): Promise<Response | null> {
    const response = await this.page.goto(path);
    await alive(this.header.getByRole('link').first());
    return response;
  }

  async press(locator: Locator): Promise<void> {
    await (await alive(locator)).click();
  }

  /** Something of the shopper's own on /account: the address, the name. */
  fact(text: string): Locator {
    return this.main.getByRole('definition').filter({ hasText: text });
  }

  heading(name: string | RegExp): Locator {
    return this.main.getByRole('heading', { level: 1, name });
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: /^(Notifications|Meldungen)$/, includeHidden: true }).getByText(text);
  }

  async search(text: string): Promise<void> {
    const box = await alive(this.header.getByRole('combobox', { name: 'Search products' }));
    await box.fill(text);
    await box.press('Enter');
  }

  /** The button of a product's value; tiles of other products further down may have it, too. */
  variant(value: string): Locator {
    return this.main.getByRole('radio', { name: value }).first();
  }

  async chooseVariant(value: string): Promise<void> {
    const radio = this.variant(value);
    await alive(radio);
    // the round picture in front of the button itself is what people press
    await this.main
      .locator('label')
      .filter({ has: this.page.getByRole('radio', { name: value }) })
      .first()
      .click();
    await expect(radio).toBeChecked();
  }

  async fillCreateAccount(form: Locator, account: NewAccount): Promise<void> {
    await form.getByLabel('First Name').fill(account.first_name);
    await form.getByLabel('Last Name').fill(account.last_name);
    await form.getByLabel('Username').fill(account.username);
    await form.getByLabel('Email').fill(account.email);
    await form.getByLabel('Password', { exact: true }).fill(account.password);
    await form.getByLabel('Confirm Password').fill(account.password);
    await form.getByLabel(/^I agree to the Terms/).check();
    await form.getByRole('button', { name: 'Create Account' }).click();
  }

  /** @param form the page's or the dialog's */
  async signIn(form: Locator, { email, password }: Account): Promise<void> {
    await alive(form.getByRole('button', { name: 'Sign In', exact: true }));
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  get signInForm(): Locator {
    return this.page.getByRole('form', { name: 'Sign in' });
  }

  get createAccountForm(): Locator {
    return this.page.getByRole('form', { name: 'Create account' });
  }

  /** A session as an earlier visit left it, for tests that are about something else. */
  async arriveSignedIn(tokens: Tokens, role = 'REGULAR'): Promise<void> {
    await this.page.addInitScript(
      (stored) => {
        // not in frames of others; and once: a test that signs out must stay signed out
        if (window !== top || sessionStorage.getItem('arrived')) return;
        sessionStorage.setItem('arrived', '1');
        localStorage.setItem('auth', stored);
      },
      JSON.stringify({ tokens: { access: tokens.access, refresh: tokens.refresh }, role }),
    );
  }

  /** The same of the shop's owner. */
  async arriveAsOwner(): Promise<void> {
    await this.arriveSignedIn(await ownerTokens(), 'ADMIN');
  }

  /** The shell and a page of another remote work, whatever happened to one remote. */
  async expectTheRestWorks(): Promise<void> {
    await expect(this.header.getByRole('link', { name: 'Kiln & Oak' })).toBeVisible();
    await expect(this.footer).toBeVisible();
  }

  /** Marks this document: a reload would lose the mark. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-e2e-mark', ''));
  }

  async expectNoReload(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-e2e-mark', '');
  }
}

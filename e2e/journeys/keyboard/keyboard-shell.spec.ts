import type { Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { press, reach, reachIt, typeInto } from '../../support/people/keyboard';
import { alive } from '../../support/people/shopper';
import { newShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const focused = (page: Page) => page.locator(':focus');

test(
  'the keyboard alone goes through header, dialogs and footer (docs/product.md §2)',
  DRILL,
  async ({ page, shopper }) => {
    test.setTimeout(90_000);
    const { email } = newShopper();
    const { header, footer, main } = shopper;
    await shopper.visit('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();

    // the categories: Enter opens, the arrows go through them, Escape closes and gives the focus back
    const menu = header.getByRole('group').filter({ hasText: 'Categories' });
    const word = menu.locator('summary');
    const all = menu.getByRole('link', { name: 'All Categories' });
    await reachIt(page, word, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(all).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(all).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(word).toBeFocused();
    await page.keyboard.press('Space');
    await reachIt(page, menu.getByRole('link', { name: 'Lighting', exact: true }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Lighting')).toBeVisible();
    await expect(main).toBeFocused();
    await expect(all).toBeHidden();

    // a link that needs a session asks for one with its sentence; the dialog gives the focus back
    await press(page, 'link', /^Wishlist$/, 'Shift+Tab');
    await expect(shopper.signInDialog.getByLabel('Email')).toBeFocused();
    await expect(shopper.toast('Please login to view your wishlist!')).toBeVisible();
    await reach(page, 'tab', /^Sign In$/, 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(shopper.createAccountDialog.getByRole('tab', { name: 'Create Account' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(shopper.signInDialog.getByLabel('Password', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Wishlist' })).toBeFocused();

    // a message to the shop
    await press(page, 'link', /^Contact$/);
    const contact = page.getByRole('dialog', { name: 'Contact Us' });
    await expect(contact).toBeVisible();
    await reach(page, 'combobox', /^Type of Inquiry/);
    await page.keyboard.type('Order');
    await expect(contact.getByLabel('Type of Inquiry')).toHaveValue('order');
    await typeInto(page, /^Name/, 'Ada');
    await typeInto(page, /^Email/, email);
    await typeInto(page, /^Subject/, 'A kiln of my own');
    await typeInto(page, /^Message/, 'Which clay is it?');
    await press(page, 'button', /^Send Message$/);
    await expect(contact.getByRole('heading', { name: 'Message sent' })).toBeFocused();
    await press(page, 'button', /^Close$/);
    await expect(contact).toBeHidden();
    await expect(header.getByRole('link', { name: 'Contact' })).toBeFocused();

    // a suggestion of the search
    await reach(page, 'combobox', /^Search products/);
    await page.keyboard.type('ember m');
    const option = page.getByRole('option', { name: /^Ember Mug/ });
    await expect(option).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 50 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Ember Mug')).toBeVisible();
    await expect(main).toBeFocused();

    // the footer, from the page's end on
    await page.keyboard.press('End');
    await alive(footer.getByRole('textbox'));
    await footer.getByRole('textbox').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(footer.getByText('Please check your mail and confirm your subscription.')).toBeVisible();
    await reachIt(page, footer.getByRole('link', { name: 'Size Guide' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/size-guide$/);
    await expect(main).toBeFocused();
  },
);

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the keyboard alone goes through the menu, which mirrors the navigation (docs/product.md §2)',
    DRILL,
    async ({ page, shopper }) => {
      await shopper.visit('/products');
      const button = await alive(shopper.header.getByRole('button', { name: 'Menu' }));
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await press(page, 'button', /^Menu$/);
      await expect(menu).toBeVisible();
      const passed: string[] = [];
      for (let presses = 0; presses < 60 && !passed.includes('Deutsch'); presses += 1) {
        await page.keyboard.press('Tab');
        passed.push((await focused(page).textContent()) ?? '');
      }
      expect(passed).toEqual(
        expect.arrayContaining([
          ...['Home', 'All Categories', 'Tableware', 'Lighting', 'Wishlist', 'Contact'],
          ...['Account', 'Cart', 'Login', 'Sign Up', 'Deutsch'],
        ]),
      );
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      // another dialog takes the menu's place, and gives the focus back to where the menu was opened
      for (const [link, dialog] of [
        ['Contact', 'Contact Us'],
        ['Cart', 'Welcome Back'],
        ['Sign Up', 'Create Account'],
      ] as const) {
        await page.keyboard.press('Enter');
        await reachIt(page, menu.getByRole('link', { name: link, exact: true }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
        await expect(menu).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(button).toBeFocused();
      }

      await page.keyboard.press('Enter');
      await reachIt(page, menu.getByRole('link', { name: 'Lighting', exact: true }));
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
      await expect(shopper.heading('Lighting')).toBeVisible();
      await expect(shopper.main).toBeFocused();
    },
  );
});

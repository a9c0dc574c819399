import { DRILL } from '../../support/drill';
import { mailTo } from '../../support/people/mail';
import { Shopper } from '../../support/people/shopper';
import { call, callJson, newShopper, signInByApi } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const WORDS = {
  en: {
    home: '',
    former: 'under the name “Former customer”',
    open: 'Delete account...',
    dialog: 'Delete your account?',
    password: 'Password',
    submit: 'Delete for good',
    done: 'Your account has been deleted.',
    login: 'Login',
    mail: 'Your account was deleted',
    last: 'This is the last mail about your account',
  },
  de: {
    home: '/de',
    former: 'unter dem Namen „Ehemaliger Kunde“',
    open: 'Konto löschen ...',
    dialog: 'Ihr Konto löschen?',
    password: 'Passwort',
    submit: 'Endgültig löschen',
    done: 'Ihr Konto wurde gelöscht.',
    login: 'Anmelden',
    mail: 'Ihr Konto wurde gelöscht',
    last: 'Dies ist die letzte E-Mail zu Ihrem Konto',
  },
};

for (const [language, words] of Object.entries(WORDS)) {
  test(
    `an account is deleted to its end: all devices are signed out, and a last mail comes (${language})`,
    DRILL,
    async ({ browser, page, shop, shopper, faults }) => {
      faults.allow(/status of 401/);
      const account = newShopper();
      await callJson('auth/register', { method: 'POST', json: account });
      const tokens = await signInByApi(account, language);
      const context = await browser.newContext({ baseURL: shop.url });
      const elsewhere = new Shopper(await context.newPage());
      await elsewhere.arriveSignedIn(await signInByApi(account, language));
      await elsewhere.visit(`${words.home}/account`);
      await expect(elsewhere.fact(account.email)).toBeVisible();

      await shopper.arriveSignedIn(tokens);
      await shopper.visit(`${words.home}/account/privacy`);
      await expect(shopper.main.getByText(words.former)).toBeVisible();
      await shopper.press(shopper.main.getByRole('button', { name: words.open }));
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await dialog.getByLabel(words.password, { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: words.submit }).click();
      await expect(shopper.toast(words.done)).toBeVisible();
      await expect(shopper.header.getByRole('link', { name: words.login, exact: true })).toBeVisible();

      await elsewhere.page.reload();
      await expect(elsewhere.header.getByRole('link', { name: words.login, exact: true })).toBeVisible();
      await expect(elsewhere.fact(account.email)).toBeHidden();
      await context.close();
      const { email, password } = account;
      expect((await call('auth/login', { method: 'POST', json: { email, password } })).status).toBe(401);
      expect((await mailTo(email, words.mail)).text).toContain(words.last);
    },
  );
}

import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { mailTo } from '../../support/people/mail';
import { alive } from '../../support/people/shopper';
import { callJson, newShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test(
  'the words of a mail are written beside the mail, and go out with the next one until they are taken back',
  DRILL,
  async ({ page, shopper, faults }) => {
    test.setTimeout(120_000);
    faults.allow(/^Blocked script execution in 'about:blank'/); // what watches every document runs in the mail's no more than anything else
    const { email, password, ...names } = newShopper();
    await callJson('auth/register', { method: 'POST', json: { email, password, ...names } });
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/settings/mails');
    await page.getByRole('link', { name: 'New password' }).click();
    await expect(shopper.heading('New password')).toBeVisible();
    const paragraph = page.getByLabel('Paragraph 1');
    await alive(paragraph);
    const mark = `for ${email.split('@')[0] ?? ''}`;
    await paragraph.fill(`Somebody <b>asked</b> {store} ${mark}.`);
    const mail = page.frameLocator('iframe[title="The mail"]');
    await expect(mail.getByText(new RegExp(`Somebody <b>asked</b> .+ ${mark}`))).toBeVisible();
    // its look comes by the elements' own styles, which the page's policy takes from scripts alone
    await expect(mail.locator('a').first()).toHaveCSS('display', 'inline-block');
    expect(await violationsOf(page, { opened: 'main' })).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(shopper.toast('The texts were saved')).toBeVisible();

    await expect(async () => {
      await callJson('auth/forgot-password', { method: 'POST', json: { email } });
      expect((await mailTo(email, 'Set a new password')).text).toContain(mark);
    }).toPass({ timeout: 30_000 });

    await page.getByRole('button', { name: 'All back to the usual texts' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'All back to the usual texts' })).toHaveCount(0);
  },
);

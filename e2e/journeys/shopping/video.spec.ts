import { DRILL } from '../../support/drill';
import { alive } from '../../support/people/shopper';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/page/axe';

for (const width of [390, 1440]) {
  test(
    `a video is fetched once it is chosen, plays in front of its mark, and rests when another picture is, at ${width} px`,
    DRILL,
    async ({ page, shopper }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
      });
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await shopper.visit('/products/ember-mug');
      const pictures = shopper.main.getByRole('toolbar');
      const choice = await alive(pictures.getByRole('button', { name: /^Play the video/ }));
      expect(fetched).toEqual([]);
      await choice.click();
      const video = shopper.main.locator('video');
      const isPlaying = () => video.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0);
      await expect.poll(isPlaying).toBe(true);
      const atItsMiddle = await video.evaluate((one) => {
        const { x, y, width: across, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + across / 2, y + height / 2)?.tagName;
      });
      expect(atItsMiddle).toBe('VIDEO');
      expect(await violationsOf(page, { opened: 'section[aria-label="Pictures of Ember Mug"]' })).toEqual([]);
      await choice.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(isPlaying).toBe(false);
    },
  );
}

test('without scripts the video is a link', DRILL, async ({ browser, shop }) => {
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${shop.url}/products/ember-mug`);
  const link = visitor.getByRole('main').getByRole('link', { name: /^Play the video/ });
  expect(await link.getAttribute('href')).toMatch(/^\/media\/.+\.mp4$/);
  await visitor.close();
});

import { DRILL } from '../support/drill';
import { settled } from '../support/page/settled';
import { shiftsOf, watchShifts } from '../support/page/shifts';
import { expect, test } from '../support/test';

for (const width of [390, 1440]) {
  test(`nothing moves while a page loads, ${width} px wide`, width > 390 ? DRILL : {}, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await watchShifts(page);
    for (const path of ['/', '/products', '/products/ember-mug']) {
      await shopper.visit(path);
      await settled(page);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

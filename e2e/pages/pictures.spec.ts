import { DRILL } from '../support/drill';
import { settled } from '../support/page/settled';
import { expect, test } from '../support/test';

/** Pixels a point: a desktop's, a usual phone's, a sharp one's. */
const DENSITIES = [1, 1.75, 3];
/** What smaller files of a picture are made in (api/src/modules/media/derive-picture.ts). */
const STEPS = { square: [160, 360, 560, 800, 1200], wide: [640, 1024, 1600, 2000] };
/** A file that falls short of what is drawn by so little looks as sharp. */
const ENOUGH = 0.95;

/** A picture on the page: how wide it says that it is, and how wide it is drawn, in points. */
interface Drawn {
  name: string;
  said: number;
  drawn: number;
  isWide: boolean;
}

/** The smallest file that is as wide as asked for, or the largest. */
const fileFor = ({ isWide }: Drawn, pixels: number): number => {
  const steps = isWide ? STEPS.wide : STEPS.square;
  return steps.find((step) => step >= pixels) ?? Number(steps.at(-1));
};

for (const [width, isOnce] of [
  [390, true],
  [1440, false],
] as const) {
  for (const path of ['/', '/products/category/tableware', '/products/ember-mug']) {
    test(
      `each picture of ${path} is fetched as wide as it is drawn, at ${width}`,
      isOnce ? {} : DRILL,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await settled(page);
        const pictures = await page.evaluate(() => {
          const lengthOf = (sizes: string): number => {
            const clauses = sizes.split(',').map((clause) => clause.trim());
            const chosen = clauses.find((clause) => {
              const condition = /^\(.*\)(?= )/.exec(clause)?.[0];
              return !condition || matchMedia(condition).matches;
            });
            const [, number = '0', unit = 'px'] = /([\d.]+)(px|vw|vmin|rem)$/.exec(chosen ?? '') ?? [];
            const { innerWidth, innerHeight } = window;
            const units = { px: 1, rem: 16, vw: innerWidth / 100, vmin: Math.min(innerWidth, innerHeight) / 100 };
            return Number(number) * units[unit as keyof typeof units];
          };
          return [...document.querySelectorAll('img')].flatMap((img) => {
            const source = img.parentElement?.querySelector('source');
            // the layout's own size: what is under way to its place is drawn smaller for a moment
            const { offsetWidth, offsetHeight } = img;
            if (!source || offsetWidth === 0) return [];
            const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
            const covers = getComputedStyle(img).objectFit === 'cover';
            return {
              name: `${img.alt || img.closest('article, a, section')?.textContent?.trim().slice(0, 30)} ${source.sizes}`,
              said: lengthOf(source.sizes),
              drawn: covers ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth,
              isWide: ratio >= 1.8,
            };
          });
        });
        expect(pictures.length).toBeGreaterThan(0);
        const wrong = pictures.flatMap((picture) =>
          DENSITIES.flatMap((density) => {
            const { name, said, drawn } = picture;
            const fetched = fileFor(picture, said * density);
            const isSharp = fetched >= Math.min(drawn * density * ENOUGH, fileFor(picture, Infinity));
            const isNoMore = fetched <= fileFor(picture, drawn * density);
            return isSharp && isNoMore ? [] : [`${name}: ${fetched} px for ${drawn} points at ${density}`];
          }),
        );
        expect(wrong).toEqual([]);
      },
    );
  }
}

test('before the page’s own scripts are here a swipe meets pictures, and what the server drew is dressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/remotes/catalog/**/*.js', () => new Promise(() => undefined));
  // a picture of these tests has one file (makeSmallPictures): at its own address the row of small ones does not fetch the large,
  // nor does a video’s, which is the first picture once more: this product has none
  await page.route('**/products/arch-vase', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(srcset="[^" ]+)( [^"]*" sizes="80px")/gi, '$1?small$2');
    expect(body).toContain('?small');
    await route.fulfill({ response, body });
  });
  await page.goto('/products/arch-vase', { waitUntil: 'commit' });
  const strip = page.getByRole('list', { name: 'All pictures' });
  const fetched = () =>
    strip
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ complete }) => complete).slice(0, 2));
  await expect.poll(fetched).toEqual([true, false]);
  await strip.evaluate((element) => element.scrollBy({ left: element.clientWidth }));
  await expect.poll(fetched).toEqual([true, true]);

  await page.goto('/', { waitUntil: 'commit' });
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await expect(reviews.getByRole('list')).toHaveCSS('display', 'grid');
});

import { makeSmallPictures } from './support/pictures';
import { setSignInPrompt } from './support/settings';
import { rememberShop, startShop } from './support/shop';

/** Starts the built shop once for all tests; what it returns stops it and looks that nothing is left behind. */
export default async function setUp(): Promise<() => Promise<void>> {
  const shop = await startShop();
  rememberShop(shop.info);
  await setSignInPrompt('once'); // most journeys begin with a visitor who has seen the dialog
  await makeSmallPictures();
  return () => shop.stop();
}

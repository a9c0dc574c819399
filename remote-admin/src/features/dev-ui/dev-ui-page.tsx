import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { Actions } from './actions';
import { Forms } from './forms';
import { Heads } from './heads';
import { Lists } from './lists';
import { Overlays } from './overlays';
import { Records } from './records';
import { Searches } from './searches';
import { States } from './states';
import { Tables } from './tables';

/** Every part of the back office in every state, for those who build screens; served with SHOP_DEV_UI=1. */
export function Page() {
  return (
    <Screen>
      <PageHead title="Parts of the back office" count="What its screens are made of, in each state" />
      <Actions />
      <Forms />
      <Searches />
      <Lists />
      <Tables />
      <States />
      <Heads />
      <Records />
      <Overlays />
    </Screen>
  );
}

import type { JSX } from 'react';
import { Container, PageHeader } from '@tessera/shared/ui';
import { Buttons } from './buttons';
import { Colours } from './colours';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { Goods } from './goods';
import { Icons } from './icons';
import { Overlays } from './overlays';
import { States } from './states';
import { Type } from './type';
import { Wayfinding } from './wayfinding';

/** Every component in every state, for those who build pages and for the visual tests; served with SHOP_DEV_UI=1. */
export function Page(): JSX.Element {
  return (
    <Container>
      <PageHeader title="Components" intro="What the shop is made of, in each state." />
      <Type />
      <Colours />
      <Buttons />
      <Fields />
      <Goods />
      <Feedback />
      <States />
      <Wayfinding />
      <Icons />
      <Overlays />
    </Container>
  );
}

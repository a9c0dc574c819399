import type { Checkout } from '@tessera/shared/contract';
import { loadLate } from '@tessera/shared/late';
import { use, type ComponentType, type ReactNode } from 'react';
import type { GiftChoicesProps } from './gift-choices';
import type { GiftLinesProps } from './gift-lines';

interface GiftParts {
  Choices: ComponentType<GiftChoicesProps>;
  Lines: ComponentType<GiftLinesProps>;
}

const importChoices = () => import(/* webpackChunkName: "gift-cards" */ './gift-choices');
const importLines = () => import(/* webpackChunkName: "gift-cards" */ './gift-lines');

let loading: Promise<GiftParts> | undefined;

/** Few buy some: their code comes to a checkout that has any, once for all of its steps. */
function loadGifts(): Promise<GiftParts> {
  loading ??= Promise.all([loadLate<GiftChoicesProps>(importChoices), loadLate<GiftLinesProps>(importLines)])
    .then(([Choices, Lines]) => ({ Choices, Lines }))
    .catch((error: unknown) => {
      // the next look asks again
      loading = undefined;
      throw error;
    });
  return loading;
}

interface WithGiftsProps {
  checkout: Checkout;
  children: ReactNode;
}

/** The steps, once all that they show is here: nothing moves down because gift cards come late. Inside a `Suspense`. */
export function WithGifts({ checkout, children }: WithGiftsProps): ReactNode {
  if (checkout.items.some(({ gift_card }) => gift_card)) use(loadGifts());
  return children;
}

/** To whom each gift card goes, inside of `WithGifts`. */
export function GiftChoices(props: GiftChoicesProps) {
  const { Choices } = use(loadGifts());
  return <Choices {...props} />;
}

/** To whom those of a line go, inside of `WithGifts`. */
export function GiftLines(props: GiftLinesProps) {
  const { Lines } = use(loadGifts());
  return <Lines {...props} />;
}

import type { Order } from '@tessera/shared/contract';
import { Skeleton } from '@tessera/shared/ui';
import { useEffect } from 'react';
import { useLatePart } from '../../frame/use-late-part';

const load = () => import(/* webpackChunkName: "stripe-form" */ './stripe-form');

/** Stripe's form and script come only to those who pay so. */
export function StripePart({ order }: { order: Order }) {
  const { Part, ask } = useLatePart(load);
  useEffect(ask, [ask]);
  return Part ? <Part order={order} /> : <Skeleton shape="row" />;
}

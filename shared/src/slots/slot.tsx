import { createElement, type JSX } from 'react';
import type { SLOT_ELEMENT, SlotPlace, SlotProps } from '@tessera/shared/composition';

/** By its type alone: what else stands behind that door would become part of every page with a place. */
const ELEMENT: typeof SLOT_ELEMENT = 'tessera-slot';
/** One object for all times: React would empty the element again if it saw another. */
const NOT_OURS = { __html: '' };

export type SlotPlaceProps<P extends SlotPlace> = { place: P } & SlotProps<P>;

/**
 * A place of this page that other teams fill, with what it hands to them. It draws nothing itself: what stands in it is the
 * shell's (docs/architecture/slots.md), has a root of its own, and cannot fail together with this page. It takes no room
 * where nobody fills it.
 */
export function Slot<P extends SlotPlace>({ place, ...props }: SlotPlaceProps<P>): JSX.Element {
  return createElement(ELEMENT, {
    place,
    props: JSON.stringify(props),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOT_OURS,
  });
}

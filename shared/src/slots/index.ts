/** Places in a page that other teams fill. */
export { Slot } from './slot';
export type { SlotPlaceProps } from './slot';

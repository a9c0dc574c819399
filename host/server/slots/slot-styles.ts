import { SLOT_ELEMENT, fillersOf, type RegisteredRemote, type RemoteSlot } from '@tessera/shared/composition';
import places from '@tessera/shared/composition/slot-places.json';

/** Where nobody fills a place it is not there, not even as a gap between its neighbours. */
export const EMPTY_PLACES = `${SLOT_ELEMENT}{display:none}`;

const WIDE = '@media (width >= 48rem)';

type Width = keyof RemoteSlot['height'];

/** What a slot asks for, as far as its place has it. In rem. */
const roomOf = ({ place, height }: RemoteSlot, width: Width): number =>
  Math.min(height[width], places[place].room[width]);

/**
 * Keeps the room of what fills the places of this shop, so that nothing moves when it comes. What comes after the page has that
 * room and no more (`data-late`). Outside of all layers: no sheet of anybody's takes it away.
 */
export function slotStyles(remotes: RegisteredRemote[]): string {
  const filled = [...new Set(remotes.flatMap(({ descriptor }) => (descriptor.slots ?? []).map(({ place }) => place)))];
  return filled
    .map((place) => {
      const fillers = fillersOf(remotes, place);
      const room = (width: Width) => fillers.reduce((sum, { slot }) => sum + roomOf(slot, width), 0);
      const box = `${SLOT_ELEMENT}[place="${place}"]`;
      const gaps = `${fillers.length - 1} * var(--space-4)`;
      const late = (width: Width) =>
        fillers
          .map(
            ({ remote, slot }) =>
              `[data-slot="${remote.name}:${place}"][data-late]{block-size:${roomOf(slot, width)}rem}`,
          )
          .join('');
      return (
        `${box}{display:grid;gap:var(--space-4);align-content:start;min-inline-size:0;contain:layout style;` +
        `min-block-size:calc(${room('narrow')}rem + ${gaps})}${late('narrow')}` +
        `${WIDE}{${box}{min-block-size:calc(${room('wide')}rem + ${gaps})}${late('wide')}}`
      );
    })
    .concat(filled.length > 0 ? ['[data-slot][data-late]{overflow:auto}'] : [])
    .join('');
}

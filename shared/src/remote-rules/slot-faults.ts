import type { RemoteDescriptor, RemoteSlot } from '@tessera/shared/composition';
import places from '@tessera/shared/composition/slot-places.json';
import type { Fault } from './fault';

/** What stands in a failed slot's place is what its priority promises. */
function* inFallback({ priority, fallback }: RemoteSlot, field: string): Generator<Fault> {
  if (priority !== 'decorative' && !fallback) {
    yield {
      field: `${field}.fallback`,
      message: 'What is not decorative says what stands in its place when it fails.',
    };
  } else if (priority === 'critical' && fallback?.to === undefined) {
    yield { field: `${field}.fallback.to`, message: 'A critical slot leads to a page of its own when it fails.' };
  }
}

/** Whatever the slot was built to read must still be handed to it, as what it was. */
function* inProps({ place, props }: RemoteSlot, field: string): Generator<Fault> {
  const given: Record<string, unknown> = places[place].props;
  for (const [name, type] of Object.entries(props)) {
    const is = Object.hasOwn(given, name) ? typeof given[name] : 'nothing';
    if (is === type) continue;
    yield {
      field: `${field}.props.${name}`,
      message: `${place} gives ${is} as ${name}, and the slot was built for a ${type}.`,
    };
  }
}

/**
 * What is wrong with the slots of a descriptor of the right shape.
 * @param addressFault what is wrong with an address that should be the remote's own, if anything is
 */
export function* slotFaults(
  { name, slots = [], assets }: RemoteDescriptor,
  addressFault: (to: string) => string | undefined,
): Generator<Fault> {
  for (const [index, slot] of slots.entries()) {
    const field = `slots.${index}`;
    const { place, fallback } = slot;
    if (places[place].owner === name) {
      yield { field: `${field}.place`, message: `${place} is in a page of ${name} itself.` };
    }
    if (slots.findIndex((other) => other.place === place) !== index) {
      yield { field: `${field}.place`, message: `${place} is filled twice.` };
    }
    if (!Object.hasOwn(assets.slots ?? {}, place)) {
      yield { field: `${field}.place`, message: `assets.slots has no ${place}.` };
    }
    yield* inFallback(slot, field);
    const message = fallback?.to === undefined ? undefined : addressFault(fallback.to);
    if (message !== undefined) yield { field: `${field}.fallback.to`, message };
    yield* inProps(slot, field);
  }
}

/**
 * Slots that ask for more room than their place has: refused when they are published. A web server gives them what the
 * place has, because its rule may be younger than the build.
 * @param descriptor of the right shape
 */
export function* roomFaults({ slots = [] }: RemoteDescriptor): Generator<Fault> {
  for (const [index, { place, height }] of slots.entries()) {
    for (const width of ['narrow', 'wide'] as const) {
      const most = places[place].room[width];
      if (height[width] <= most) continue;
      yield {
        field: `slots.${index}.height.${width}`,
        message: `${place} has room for ${most} rem, and the slot asks for ${height[width]}.`,
      };
    }
  }
}

import type { Changes } from '../src/infra/caches/changes';

/** A change feed without a database: a test says what changes, and whether it can be heard. It has one listener of each kind. */
export function playChanges() {
  let connected = true;
  let change: (tags: string[]) => void = () => undefined;
  let connection: (connected: boolean) => void = () => undefined;
  const changes: Changes = {
    notify: async () => undefined,
    onChange: (listener) => ((change = listener), () => undefined),
    onConnection: (listener) => ((connection = listener), () => undefined),
    isConnected: () => connected,
    start: async () => undefined,
    stop: async () => undefined,
  };
  return {
    changes,
    change: (...tags: string[]): void => change(tags),
    connect(value: boolean): void {
      connected = value;
      connection(value);
    },
  };
}

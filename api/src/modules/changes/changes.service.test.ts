import { playChanges } from '../../../test/played-changes';
import { createChangesService } from './changes.service';

function setup() {
  const service = createChangesService({ changes: playChanges().changes });
  const join = (visitor: boolean): boolean => {
    const may = service.canSubscribe({ visitor });
    if (may) service.subscribe({ visitor, write: () => undefined, end: () => undefined });
    return may;
  };
  return { service, join };
}

it('keeps room for the web servers however many visitors listen', () => {
  const { service, join } = setup();
  const visitors = Array.from({ length: 300 }, () => join(true)).filter(Boolean);
  const servers = Array.from({ length: 300 }, () => join(false)).filter(Boolean);
  service.endAll();
  expect([visitors.length, servers.length]).toEqual([100, 100]);
});

import { playChanges } from '../../../test/played-changes';
import { AppError } from '../../errors/errors';
import { createChangesService } from './changes.service';

function setup() {
  const service = createChangesService({ changes: playChanges().changes });
  const join = (address: string | undefined): string => {
    try {
      service.checkSubscribe({ address });
    } catch (error) {
      return error instanceof AppError ? error.code : String(error);
    }
    service.subscribe({ address, write: () => undefined, end: () => undefined });
    return 'listens';
  };
  const joined = (addresses: (string | undefined)[]) =>
    addresses.map(join).filter((answer) => answer === 'listens').length;
  return { service, join, joined };
}

it('keeps room for the web servers however many visitors listen', () => {
  const { service, joined } = setup();
  const visitors = joined(Array.from({ length: 300 }, (_, index) => `203.0.${index}.1`));
  const servers = joined(Array.from({ length: 300 }, () => undefined));
  service.endAll();
  expect([visitors, servers]).toEqual([100, 100]);
});

it('has five places for one address, and the others for others', () => {
  const { service, join, joined } = setup();
  expect(joined(Array.from({ length: 20 }, () => '203.0.113.7'))).toBe(5);
  expect(join('203.0.113.7')).toBe('request.rate_limited');
  expect(join('203.0.113.8')).toBe('listens');
  service.endAll();
});

import { rmSync } from 'node:fs';
import { recall } from './test-postgres';

/** Stops what the setup started and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  const started = recall();
  if (!started) return;
  await started.postgres.stop();
  rmSync(started.folder, { recursive: true, force: true });
}

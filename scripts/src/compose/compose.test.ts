import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../basics/paths';
import { allTargets } from '../build/targets';

interface Service {
  build?: string;
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  read_only?: boolean;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

// the shape is what the tests below check
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build !== undefined);

describe('docker-compose.yml', () => {
  it('starts PostgreSQL, API, worker and web, all of ours from one Dockerfile', () => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['db', 'api', 'worker', 'web']));
    expect(new Set(ours.map(([, { build, image }]) => `${build} ${image}`))).toEqual(new Set(['. tessera']));
    expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toMatch(/^USER node$/m);
  });

  it('runs programs and publishes folders that the build makes', () => {
    const outputs = allTargets(ROOT).flatMap((target) => target.outputs);
    for (const [, { command = [] }] of ours) {
      expect(command[0]).toBe('node');
      expect(outputs).toContain(command[1]);
      for (const folder of command.filter((word) => word.endsWith('/dist')))
        expect(outputs).toContain(`${folder}/remote.json`);
    }
  });

  it('waits only for services that are there, for health only where health is checked', () => {
    for (const [, { depends_on = {} }] of services) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const needed = compose.services[name];
        expect(needed).toBeDefined();
        if (condition === 'service_healthy') expect(needed?.healthcheck?.test.length).toBeGreaterThan(1);
      }
    }
  });

  it('declares every volume that it mounts', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(new Set(mounted)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  it('lets API and worker take payments, and tell each other of them by the name that the API has there', () => {
    for (const name of ['api', 'worker']) {
      const { environment = {} } = compose.services[name] ?? {};
      expect(environment['API_URL']).toBe(compose.services['web']?.environment?.['API_URL']);
      for (const key of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'TEST_CARDS']) {
        expect(environment[key]).toBe(`\${${key}:-}`);
      }
    }
  });

  it('holds no secret: passwords come from the environment, and the web server gets none', () => {
    const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
    for (const [, value] of text.matchAll(/^\s+(?:SHOP_SECRET|POSTGRES_PASSWORD|SHOP_ADMIN_PASSWORD): (.*)$/gm)) {
      expect(value).toMatch(/^\$\{[A-Z_]+:[?-]/);
    }
    const web = Object.keys(compose.services['web']?.environment ?? {});
    expect(web).not.toEqual(expect.arrayContaining([expect.stringMatching(/SECRET|PASSWORD|DATABASE/)]));
  });

  it('copies nothing into the image that belongs to one machine', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '**/node_modules']));
    expect(existsSync(join(ROOT, 'package-lock.json'))).toBe(true);
  });
});

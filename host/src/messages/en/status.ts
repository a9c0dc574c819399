/** Every message of /status. */
export const status = {
  title: 'Status',
  intro: 'How every part of the shop is doing right now. This page looks again every few seconds.',
  overall: {
    checking: 'Checking every part…',
    ok: 'Everything works',
    degraded: 'Some parts have trouble',
    unknown: 'Nothing is known right now',
    down: 'The shop has an outage right now',
  },
  states: { checking: 'Checking', unknown: 'Not known', ok: 'Works', degraded: 'Slow or incomplete', down: 'Down' },
  services: 'Services',
  parts: 'Parts of the shop',
  names: { api: 'Shop service', database: 'Database', queue: 'Background work', files: 'File storage' } as Record<
    string,
    string
  >,
  lastChecked: (time: string) => `Last checked at ${time}`,
  help: 'Something is broken that this page does not show?',
  contact: 'Contact us',
};

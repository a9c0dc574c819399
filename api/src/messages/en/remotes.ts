/** What releasing a part of the shop is refused with, and what tokens of machines are. What is wrong with a build itself is in `for-keepers.ts`. */
export const remotes = {
  'remotes.not_found': ({ name }: { name: string }) => `There is no remote ${name}.`,
  'remotes.version_not_found': ({ name, version }: { name: string; version: string }) =>
    `${name} has no version ${version}.`,
  'remotes.version_not_found.files': ({ name, version }: { name: string; version: string }) =>
    `The files of ${name} ${version} are gone.`,
  'remotes.version_exists': ({ name, version }: { name: string; version: string }) =>
    `${name} ${version} has been published already.`,
  'remotes.version_collected': ({ name, version }: { name: string; version: string }) =>
    `The files of ${name} ${version} were removed, because it is old. Publish the same build again to bring it back.`,
  'remotes.route_taken': ({ path, owner, owned }: { path: string; owner: string; owned: string }) =>
    `${path} belongs to the remote ${owner}, which owns ${owned}.`,
  'remotes.contract_not_met': ({ needed, present }: { needed: string; present: string }) =>
    `The build needs contract ${needed}, this host has ${present}.`,
  'remotes.live_changed': ({ name, live_version }: { name: string; live_version: string | null }) =>
    live_version === null
      ? `No version of ${name} is live any more. Nothing was changed.`
      : `${name} ${live_version} is live meanwhile. Nothing was changed.`,
  'remotes.no_previous': ({ name }: { name: string }) => `Nothing of ${name} was live before.`,
  'remotes.not_live': ({ name }: { name: string }) => `No version of ${name} is live.`,
  'remotes.live_already': ({ name, version }: { name: string; version: string }) =>
    `All visits get ${name} ${version} already.`,
  'remotes.canary_elsewhere': ({ name, version }: { name: string; version: string }) =>
    `Some of the visits get ${name} ${version} now. End that first: there is one canary at a time.`,
  'remotes.not_rendered': ({ name, version }: { name: string; version: string }) =>
    `The server draws nothing of ${name} ${version}, so it cannot see how it does. Start the canary without further steps, and give it to more visits yourself.`,
  'staff.token_not_found': 'There is no such token.',
  'staff.token_limit': ({ most }: { most: number }) => `A shop has at most ${most} tokens. Please revoke one first.`,
  'staff.token_of_remote': ({ remote }: { remote: string }) => `This token may release ${remote}, and nothing else.`,
  'validation.failed.sink_address': 'An address that begins with https://, without a user and a password',
  'validation.failed.sink_private':
    'This address is not of the open network. Whoever runs the shop can allow it (SINK_HOSTS)',
  'validation.failed.sink_header': 'Small letters, digits and dashes, and none that the shop itself sends',
  'validation.failed.sink_header_value':
    'Plain letters, digits and signs, without a break; for another server, please enter it anew',
  'validation.failed.rights': 'A token has rights, or a remote that it releases',
};

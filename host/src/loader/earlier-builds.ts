import { shareScope, type ShareScope } from './share-scope';

/** How such a build asks for a module: which version it was built with, and whether it may bring its own. */
interface Wanted {
  customShareInfo: { shareConfig: { requiredVersion: string; singleton?: boolean } };
}

const numbersOf = (version: string): number[] => version.replace('^', '').split('.').map(Number);

/** Whether a version is within `^wanted`. */
function fits(version: string, wanted: string): boolean {
  const [given, least] = [numbersOf(version), numbersOf(wanted)];
  const at = least.findIndex((number, index) => number !== given[index]);
  return at < 0 || (at > 0 && Number(given[at]) > Number(least[at]));
}

const nothing = (): void => undefined;

/**
 * What the entries of remotes call that were built with `@module-federation/enhanced`, as all once were: the few
 * methods of its runtime's instance that they use, with the host's modules behind them
 * (docs/decisions/0048-a-container-needs-no-runtime.md).
 */
export class EarlierInstance {
  readonly name: string;
  readonly shareScopeMap: Record<string, ShareScope> = { default: shareScope() };

  constructor(readonly options: { name: string }) {
    this.name = options.name;
  }

  /** An attempt after a failed one. */
  readonly initOptions = nothing;
  /** What a build brings itself it takes from its own files. */
  readonly registerShared = nothing;
  /** The scope that it is given is like its own. */
  readonly initShareScopeMap = nothing;

  /** @returns what is to be waited for */
  initializeSharing(): Promise<unknown>[] {
    return [];
  }

  /** @returns a function that gives the module, or false where the build is to take its own */
  async loadShare(name: string, { customShareInfo }: Wanted): Promise<(() => unknown) | false> {
    const { requiredVersion, singleton } = customShareInfo.shareConfig;
    const [[version, shared] = []] = Object.entries(this.shareScopeMap['default']?.[name] ?? {});
    return shared && (singleton || fits(String(version), requiredVersion)) ? shared.get() : false;
  }
}

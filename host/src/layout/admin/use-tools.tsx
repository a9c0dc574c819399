import { useState, type ReactNode } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { useMessages } from '@tessera/shared/i18n';
import { useLateComponent } from '@tessera/shared/late';
import { shellMessages } from '../../messages/shell-messages';
import { useShortcuts } from './keys/use-shortcuts';
import { switchRail } from './rail/use-narrow-rail';
import { jumpsOf, type RailGroup, type Rights } from './rail.model';

// one file for both: the shell, which every page has, names each file that comes late
const importPalette = () => import(/* webpackChunkName: "admin-tools" */ './palette/palette');
const importKeys = () => import(/* webpackChunkName: "admin-tools" */ './keys/keys-dialog');

interface Options {
  remotes: RegisteredRemote[];
  groups: readonly RailGroup[];
  rights: Rights;
}

/** The palette and the list of keys, whose code comes when they are asked for, and the keys themselves. */
export function useTools({ remotes, groups, rights }: Options): {
  openPalette: () => void;
  openKeys: () => void;
  tools: ReactNode;
} {
  const failure = useMessages(shellMessages).failure.text;
  const palette = useLateComponent(importPalette, failure);
  const keys = useLateComponent(importKeys, failure);
  const [shown, setShown] = useState<'palette' | 'keys'>();
  const open = (which: 'palette' | 'keys'): void => {
    const { load } = which === 'palette' ? palette : keys;
    void load().then((isThere) => isThere && setShown(which));
  };
  const openPalette = (): void => open('palette');
  const openKeys = (): void => open('keys');
  const close = (): void => setShown(undefined);
  const jumps = jumpsOf(groups);
  useShortcuts({ jumps, onPalette: openPalette, commands: { '?': openKeys, m: switchRail } });
  const { Component: Palette } = palette;
  const { Component: Keys } = keys;
  return {
    openPalette,
    openKeys,
    tools: (
      <>
        {Palette && shown === 'palette' && (
          <Palette remotes={remotes} groups={groups} rights={rights} onClose={close} onKeys={openKeys} />
        )}
        {Keys && <Keys open={shown === 'keys'} jumps={jumps} onClose={close} />}
      </>
    ),
  };
}

import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { BoundariesSeen } from '@tessera/shared/contract';
import { currentLanguage, localeOf, useMessages } from '@tessera/shared/i18n';
import { Select } from '@tessera/shared/ui';
import styles from './boundaries.module.css';
import { boundariesMessages } from './boundaries-messages';
import type { Seen } from './use-parts';

export type Trouble = BoundariesSeen['switches'][number]['trouble'];

interface PartsListProps {
  remotes: readonly RegisteredRemote[];
  seen: Seen;
  /** name of a remote → what goes wrong of it */
  troubles: Readonly<Record<string, Trouble>>;
  pending: boolean;
  onSwitch: (name: string, trouble: Trouble | undefined) => void;
}

/** The remotes that this document knows, those on the page first: whose each is, what of it is here, and what goes wrong. */
export function PartsList({ remotes, seen, troubles, pending, onSwitch }: PartsListProps): JSX.Element {
  const text = useMessages(boundariesMessages);
  const bytes = new Intl.NumberFormat(localeOf(currentLanguage()), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  const placesOf = (name: string) => [
    ...new Set(seen.parts.filter((part) => part.name === name).map(({ place }) => place ?? text.page)),
  ];
  const factsOf = ({ name, version, descriptor: { team } }: RegisteredRemote): [string, string][] => [
    [text.team, team],
    [text.version, version],
    [text.loaded, bytes.format((seen.loaded[name] ?? 0) / 1_000)],
    [text.places, placesOf(name).join(', ') || '–'],
  ];
  const choices = Object.entries(text.troubles) as [Trouble | 'none', string][]; // the keys of the messages
  const sorted = [...remotes].sort((a, b) => placesOf(b.name).length - placesOf(a.name).length);
  return (
    <ul className={styles.Parts} aria-label={text.parts}>
      {sorted.map((remote) => (
        <li key={remote.name} className={styles.Part}>
          <b className={styles.PartName}>{remote.name}</b>
          <dl className={styles.Facts}>
            {factsOf(remote).map(([term, value]) => (
              <div key={term} className={styles.Fact}>
                <dt className={styles.Term}>{term}</dt>
                <dd className={styles.Value}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.Choice}>
            <Select
              aria-label={text.troubleOf(remote.name)}
              value={troubles[remote.name] ?? 'none'}
              disabled={pending}
              onChange={({ target }) => {
                const chosen = choices.find(([key]) => key === target.value)?.[0];
                onSwitch(remote.name, chosen === 'none' ? undefined : chosen);
              }}
            >
              {choices.map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </Select>
          </div>
        </li>
      ))}
    </ul>
  );
}

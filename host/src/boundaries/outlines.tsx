import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import styles from './boundaries.module.css';
import type { Part } from './look-at-page';

interface OutlinesProps {
  remotes: readonly RegisteredRemote[];
  parts: readonly Part[];
}

/** A frame around each part of the page with its name on it. The list says the same, in words. */
export function Outlines({ remotes, parts }: OutlinesProps): JSX.Element {
  const versions = new Map(remotes.map(({ name, version }) => [name, version]));
  return (
    <div className={styles.Outlines} aria-hidden="true">
      {parts.map(({ name, place, box }) => (
        <div
          key={`${name}:${place ?? ''}:${box.top}:${box.left}`}
          className={styles.Outline}
          data-place={place}
          style={{ insetBlockStart: box.top, insetInlineStart: box.left, inlineSize: box.width, blockSize: box.height }}
        >
          <span className={styles.Name}>
            {place === undefined ? name : `${name}:${place}`} {versions.get(name)}
          </span>
        </div>
      ))}
    </div>
  );
}

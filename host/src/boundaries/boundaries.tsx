import { useEffect, useState, type JSX } from 'react';
import { api } from '@tessera/shared/client';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { BoundariesNow, BoundariesSeen } from '@tessera/shared/contract';
import { currentLanguage, localeOf, useMessages } from '@tessera/shared/i18n';
import { Container } from '@tessera/shared/ui';
import { reloadPage } from '../ui/reload-page';
import styles from './boundaries.module.css';
import { boundariesMessages } from './boundaries-messages';
import { Outlines } from './outlines';
import { PartsList, type Trouble } from './parts-list';
import { useParts } from './use-parts';

type Troubles = Readonly<Record<string, Trouble>>;

/** What this browser sees; undefined while that is asked for. */
function useBoundaries(): BoundariesNow | undefined {
  const [now, setNow] = useState<BoundariesNow>();
  useEffect(() => {
    const asking = new AbortController();
    api.get<BoundariesNow>('boundaries', { signal: asking.signal }).then(setNow, () => undefined);
    return () => asking.abort();
  }, []);
  return now;
}

/** Sets what goes wrong in this browser, for an hour from now on. @throws ApiError where somebody may not */
export const setSwitches = (switches: BoundariesSeen['switches']): Promise<BoundariesSeen> =>
  api.put<BoundariesSeen>('admin/boundaries', { json: { switches } });

/**
 * Above every page while this browser shows boundaries: whose part of the page is whose, and switches that make a remote go
 * wrong in this browser alone (docs/architecture/remotes.md, 'Boundaries').
 */
export function Boundaries({ remotes }: { remotes: readonly RegisteredRemote[] }): JSX.Element | null {
  const text = useMessages(boundariesMessages);
  const now = useBoundaries();
  const seen = useParts(remotes);
  const [pending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (now === undefined) return null;
  const { boundaries } = now;
  const troubles: Troubles = Object.fromEntries(
    (boundaries?.switches ?? []).map(({ remote, trouble }) => [remote, trouble]),
  );

  function load(change: Promise<unknown>): void {
    setPending(true);
    setFailed(false);
    change.then(reloadPage, () => {
      setPending(false);
      setFailed(true);
    });
  }

  function change(name: string, trouble: Trouble | undefined): void {
    const others = (boundaries?.switches ?? []).filter(({ remote }) => remote !== name);
    load(setSwitches(trouble ? [...others, { remote: name, trouble }] : others));
  }

  const until = new Intl.DateTimeFormat(localeOf(currentLanguage()), { timeStyle: 'short' });
  return (
    <>
      <section className={styles.Panel} aria-label={text.label}>
        <Container className={styles.Row}>
          <p className={styles.Text} role="status">
            {hasFailed
              ? text.failed
              : boundaries
                ? text.seen(until.format(new Date(boundaries.expires_at)))
                : text.ended}
          </p>
          {Object.keys(troubles).length > 0 && (
            <button type="button" className={styles.Action} disabled={pending} onClick={() => load(setSwitches([]))}>
              {text.reset}
            </button>
          )}
          <button
            type="button"
            className={styles.Action}
            disabled={pending}
            onClick={() => load(api.delete<undefined>('preview'))}
          >
            {text.leave}
          </button>
        </Container>
        <Container>
          <PartsList remotes={remotes} seen={seen} troubles={troubles} pending={pending} onSwitch={change} />
        </Container>
      </section>
      <Outlines remotes={remotes} parts={seen.parts} />
    </>
  );
}

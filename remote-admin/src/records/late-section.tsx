import { useLateComponent, type ImportLate } from '@tessera/shared/late';
import { Icon } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import styles from './late-section.module.css';

interface LateSectionProps<Props> {
  title: string;
  /** said where its code does not arrive */
  failure: string;
  importBody: ImportLate<Props>;
  /** of what it holds */
  body: Props;
  /** in a dialog it stands below the dialog's own title, without a frame */
  inDialog?: boolean;
}

/** A part of a record's page behind a button; its code comes with the first press. */
export function LateSection<Props extends object>(props: LateSectionProps<Props>) {
  const { title, failure, importBody, body, inDialog } = props;
  const { Component: Body, load } = useLateComponent(importBody, failure);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();

  function toggle(): void {
    if (isOpen) setOpen(false);
    else void load().then(setOpen);
  }

  const Heading = inDialog ? 'h3' : 'h2';
  return (
    <section className={styles.Section} data-framed={!inDialog || undefined} data-screen-only={!isOpen || undefined}>
      <Heading className={styles.Heading}>
        <button
          type="button"
          className={styles.Toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={toggle}
        >
          {title}
          <Icon name="chevron-down" size={14} className={styles.Arrow} />
        </button>
      </Heading>
      {isOpen && Body && (
        <div id={panel} className={styles.Panel}>
          <Body {...body} />
        </div>
      )}
    </section>
  );
}

import type { Profile, SecondFactor } from '@tessera/shared/contract';
import { dayOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button, Skeleton } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useRef, useState } from 'react';
import { useFormOpener } from '../../../frame/editing/use-form-opener';
import { DataGate } from '../../../frame/section/data-gate';
import { Section } from '../../../frame/section/section';
import { securityMessages } from '../../../messages/security';
import { sessionsQuery } from '../sessions.queries';
import type { ProofAction } from './proof-form';
import styles from './second-factor.module.css';
import { secondFactorQuery, useSecondFactor } from './second-factor.queries';

const importTurnOn = () => import(/* webpackChunkName: "second-factor-on" */ './turn-on-form');
const importProof = () => import(/* webpackChunkName: "second-factor-off" */ './proof-form');

interface StateProps {
  profile: Profile;
  /** from here on it stays as it is until `onChanged`: what a form shows is not taken away by news of the server */
  onOpen: () => void;
  onCancel: () => void;
  onChanged: (now: SecondFactor) => void;
}

function Off({ profile, onOpen, onCancel, onChanged }: StateProps) {
  const texts = useMessages(securityMessages);
  const { Form, isLoading, opener, open, close } = useFormOpener(importTurnOn);
  const handleCancel = (): void => {
    close();
    onCancel();
  };
  if (Form) return <Form profile={profile} onDone={onChanged} onCancel={handleCancel} />;
  const handleOpen = (): void => {
    onOpen();
    void open();
  };
  return (
    <div>
      <Button ref={opener} variant="secondary" pending={isLoading} onClick={handleOpen}>
        {texts.factorTurnOn}
      </Button>
    </div>
  );
}

function On({ profile, factor, onOpen, onCancel, onChanged }: StateProps & { factor: SecondFactor }) {
  const texts = useMessages(securityMessages);
  const locale = useLocale();
  const [action, setAction] = useState<ProofAction>('turn-off');
  const { Form, isLoading, opener, open, close } = useFormOpener(importProof);
  const handleCancel = (): void => {
    close();
    onCancel();
  };
  const handleDone = (now: SecondFactor): void => {
    close();
    onChanged(now);
  };
  if (Form) {
    return <Form action={action} factor={factor} profile={profile} onDone={handleDone} onCancel={handleCancel} />;
  }
  const buttonOf = (own: ProofAction, label: string) => (
    <Button
      // the one that was pressed gets the focus back
      ref={own === action ? opener : undefined}
      variant="secondary"
      pending={isLoading && own === action}
      onClick={() => {
        setAction(own);
        onOpen();
        void open();
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      <p>
        {texts.factorOn(dayOf(factor.turned_on_at ?? '', locale))} {texts.factorLeft(factor.recovery_codes_left)}
      </p>
      <div className={styles.Buttons}>
        {buttonOf('recovery-codes', texts.factorRenew)}
        {buttonOf('turn-off', texts.factorTurnOff)}
      </div>
    </>
  );
}

function Waiting() {
  const texts = useMessages(securityMessages);
  return (
    <div role="status" aria-busy="true" aria-label={texts.factorLoading}>
      <Skeleton width="half" className={styles.Waiting} />
    </div>
  );
}

/** Its place, before it is known whose it is. */
export function SecondFactorSkeleton() {
  const texts = useMessages(securityMessages);
  return (
    <Section title={texts.factorTitle} intro={texts.factorIntro}>
      <Waiting />
    </Section>
  );
}

/** A code after the password: turning it on and off (docs/product.md §4). */
export function SecondFactorSection({ profile }: { profile: Profile }) {
  const texts = useMessages(securityMessages);
  const query = useSecondFactor();
  const queryClient = useQueryClient();
  const [frozen, setFrozen] = useState<SecondFactor>();
  const title = useRef<HTMLHeadingElement>(null);
  const handleChanged = (now: SecondFactor): void => {
    const { queryKey } = secondFactorQuery(profile.id);
    queryClient.setQueryData(queryKey, now);
    void queryClient.invalidateQueries({ queryKey });
    // turning it on has signed others out
    void queryClient.invalidateQueries({ queryKey: sessionsQuery(profile.id).queryKey });
    setFrozen(undefined);
    // the button that was pressed went away with its form
    title.current?.focus();
  };
  return (
    <Section title={texts.factorTitle} intro={texts.factorIntro} titleRef={title}>
      <DataGate query={query} failure={texts.factorFailure} skeleton={<Waiting />}>
        {(latest) => {
          const factor = frozen ?? latest;
          const state: StateProps = {
            profile,
            onOpen: () => setFrozen(factor),
            onCancel: () => setFrozen(undefined),
            onChanged: handleChanged,
          };
          return factor.is_on ? <On factor={factor} {...state} /> : <Off {...state} />;
        }}
      </DataGate>
    </Section>
  );
}

import type { Profile } from '@tessera/shared/contract';
import { Button } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { Section } from './section';
import { useLateForm, type LoadForm } from './use-late-form';

interface EditableSectionProps {
  title: string;
  intro?: string;
  /** the button that opens the form */
  action: string;
  profile: Profile;
  load: LoadForm;
  /** what is to be read while nothing is edited */
  children?: ReactNode;
}

/** Something to read and, after a press on its button, to change. */
export function EditableSection({ title, intro, action, profile, load, children }: EditableSectionProps) {
  const { Form, isLoading, opener, open, close } = useLateForm(load);
  return (
    <Section
      title={title}
      intro={intro}
      action={
        !Form && (
          <Button ref={opener} variant="secondary" size="sm" pending={isLoading} onClick={() => void open()}>
            {action}
          </Button>
        )
      }
    >
      {Form ? <Form profile={profile} onDone={close} /> : children}
    </Section>
  );
}

import type { Profile } from '@tessera/shared/contract';
import type { ImportLate } from '@tessera/shared/late';
import { Button } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import { Section } from '../section/section';
import { useFormOpener } from './use-form-opener';

export interface ProfileFormProps {
  profile: Profile;
  /** saved or cancelled */
  onDone: () => void;
}

interface EditableSectionProps {
  title: string;
  intro?: string;
  /** the button that opens the form */
  action: string;
  profile: Profile;
  /** how to fetch the form, a file of its own */
  importForm: ImportLate<ProfileFormProps>;
  /** what is to be read while nothing is edited */
  children?: ReactNode;
}

/** Something to read and, after a press on its button, to change. */
export function EditableSection({ title, intro, action, profile, importForm, children }: EditableSectionProps) {
  const { Form, isLoading, opener, open, close } = useFormOpener(importForm);
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

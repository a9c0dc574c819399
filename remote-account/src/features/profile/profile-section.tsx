import type { Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { EditableSection } from '../../frame/editing/editable-section';
import { profileMessages } from '../../messages/profile';
import { ProfileFacts } from './profile-facts';

interface ProfileSectionProps {
  profile: Profile;
  locale: string;
}

const importForm = () => import(/* webpackChunkName: "profile-form" */ './profile-form');

/** Names and username to read, and after 'Edit profile' to change. */
export function ProfileSection({ profile, locale }: ProfileSectionProps) {
  const texts = useMessages(profileMessages);
  return (
    <EditableSection title={texts.profileTitle} action={texts.edit} profile={profile} importForm={importForm}>
      <ProfileFacts profile={profile} locale={locale} />
    </EditableSection>
  );
}

import type { Profile } from '@tessera/shared/contract';
import { EditableSection } from '../../frame/editable-section';
import { ProfileFacts } from './profile-facts';

interface ProfileSectionProps {
  profile: Profile;
  locale: string;
}

const loadForm = () => import(/* webpackChunkName: "profile-form" */ './profile-form');

/** Names and username to read, and after 'Edit profile' to change. */
export function ProfileSection({ profile, locale }: ProfileSectionProps) {
  return (
    <EditableSection title="Profile" action="Edit profile" profile={profile} load={loadForm}>
      <ProfileFacts profile={profile} locale={locale} />
    </EditableSection>
  );
}

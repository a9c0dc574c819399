import type { Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { EditableSection } from '../../frame/editable-section';
import { profileMessages } from '../../messages/profile';
import { ProfileFacts } from './profile-facts';

const importForm = () => import(/* webpackChunkName: "profile-form" */ './profile-form');

/** Names and username to read, and after 'Edit profile' to change. */
export function ProfileSection({ profile }: { profile: Profile }) {
  const texts = useMessages(profileMessages);
  const locale = useLocale();
  return (
    <EditableSection title={texts.profileTitle} action={texts.edit} profile={profile} importForm={importForm}>
      <ProfileFacts profile={profile} locale={locale} />
    </EditableSection>
  );
}

import type { Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Fact, Facts } from '../../frame/section/facts';
import { profileMessages } from '../../messages/profile';
import { fullName, memberSince } from './profile.model';

interface ProfileFactsProps {
  profile: Profile;
  locale: string;
}

/** Names, username and how long the shopper has been here. */
export function ProfileFacts({ profile, locale }: ProfileFactsProps) {
  const texts = useMessages(profileMessages);
  return (
    <Facts>
      <Fact term={texts.name}>{fullName(profile)}</Fact>
      <Fact term={texts.username}>{profile.username}</Fact>
      <Fact term={texts.memberSince}>
        <time dateTime={profile.created_at}>{memberSince(profile.created_at, locale)}</time>
      </Fact>
    </Facts>
  );
}

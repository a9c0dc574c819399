import type { Profile } from '@tessera/shared/contract';
import { Fact } from '../../frame/fact';
import { Facts } from '../../frame/facts';
import { fullName, memberSince } from './profile.model';

interface ProfileFactsProps {
  profile: Profile;
  locale: string;
}

/** Names, username and how long the shopper has been here. */
export function ProfileFacts({ profile, locale }: ProfileFactsProps) {
  return (
    <Facts>
      <Fact term="Name">{fullName(profile)}</Fact>
      <Fact term="Username">{profile.username}</Fact>
      <Fact term="Member since">
        <time dateTime={profile.created_at}>{memberSince(profile.created_at, locale)}</time>
      </Fact>
    </Facts>
  );
}

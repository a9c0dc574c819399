import { useMessages } from '@tessera/shared/i18n';
import { SettingsContent } from '../../../settings/settings-content';
import { staffPage } from '../../../guard/staff-page';
import { homeMessages } from '../../../messages/content/home';
import { MainScreen } from '../../../page/main-screen';
import { HomeForm } from './home-form';
import { homeSettingsQuery } from './home.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

const HISTORY = { type: 'home', id: 'home' };

function HomeScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(homeMessages);
  return (
    <MainScreen title={text.title}>
      {enabled ? (
        <SettingsContent
          query={homeSettingsQuery()}
          text={text}
          Form={HomeForm}
          history={HISTORY}
          right="content.write"
          isWide
        />
      ) : (
        <FormSkeleton isWide />
      )}
    </MainScreen>
  );
}

/** /admin/content/home: what the home page shows, in which order, when, and in which language. */
export const Page = staffPage(HomeScreen);

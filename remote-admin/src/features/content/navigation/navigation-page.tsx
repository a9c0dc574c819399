import { useMessages } from '@tessera/shared/i18n';
import { staffPage } from '../../../guard/staff-page';
import { navigationMessages } from '../../../messages/content/navigation';
import { MainScreen } from '../../../page/main-screen';
import { SettingsContent } from '../../../settings/settings-content';
import { NavigationForm } from './navigation-form';
import { navigationQuery } from './navigation.queries';
import { FormSkeleton } from '../../../page/form-skeleton';

const HISTORY = { type: 'navigation', id: 'navigation' };

function NavigationScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(navigationMessages);
  return (
    <MainScreen title={text.title}>
      {enabled ? (
        <SettingsContent
          query={navigationQuery()}
          text={text}
          Form={NavigationForm}
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

/** /admin/content/navigation: what header and footer lead to, in which order, and what they say in each language. */
export const Page = staffPage(NavigationScreen);

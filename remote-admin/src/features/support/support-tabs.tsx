import { useMessages } from '@tessera/shared/i18n';
import { supportMessages } from '../../messages/support/support';
import { adminPaths } from '../../paths';
import { ViewLinks } from '../../views/view-links';

/** The two parts of support, side by side. */
export function SupportTabs({ current }: { current: 'inquiries' | 'errors' }) {
  const { tabs } = useMessages(supportMessages);
  return (
    <ViewLinks
      label={tabs.label}
      views={[
        { key: 'inquiries', label: tabs.inquiries, href: adminPaths.support(), current: current === 'inquiries' },
        { key: 'errors', label: tabs.errors, href: adminPaths.errorReports(), current: current === 'errors' },
      ]}
    />
  );
}

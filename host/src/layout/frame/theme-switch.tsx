import { useMessages } from '@tessera/shared/i18n';
import { type JSX, useState } from 'react';
import { IconButton, VisuallyHidden } from '@tessera/shared/ui';
import { shellMessages } from '../../messages/shell-messages';
import { switchTheme, type Theme } from './theme';

/** Changes between light and dark and remembers the choice; until it is pressed the page follows the system. */
export function ThemeSwitch({ className }: { className?: string }): JSX.Element {
  const text = useMessages(shellMessages).theme;
  const [chosen, setChosen] = useState<Theme>();
  return (
    <>
      <IconButton className={className} icon="contrast" label={text.label} onClick={() => setChosen(switchTheme())} />
      <VisuallyHidden role="status">{chosen && text[chosen]}</VisuallyHidden>
    </>
  );
}

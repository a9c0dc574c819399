import { type JSX, useState } from 'react';
import { IconButton, VisuallyHidden } from '@tessera/shared/ui';
import { switchTheme, type Theme } from './theme';

/** Changes between light and dark and remembers the choice; until it is pressed the page follows the system. */
export function ThemeSwitch({ className }: { className?: string }): JSX.Element {
  const [chosen, setChosen] = useState<Theme>();
  return (
    <>
      <IconButton
        className={className}
        icon="contrast"
        label="Switch between light and dark"
        onClick={() => setChosen(switchTheme())}
      />
      <VisuallyHidden role="status">{chosen && `${chosen === 'dark' ? 'Dark' : 'Light'} colours`}</VisuallyHidden>
    </>
  );
}

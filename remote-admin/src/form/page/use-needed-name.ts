import { useState } from 'react';

/** A record that is not saved without its name. @param onSave called where it has one */
export function useNeededName(name: string, onSave: () => void) {
  const [isMissing, setMissing] = useState(false);

  function save(): void {
    const isBlank = name.trim() === '';
    setMissing(isBlank);
    if (!isBlank) onSave();
  }

  return { isMissing, save, forget: () => setMissing(false) };
}

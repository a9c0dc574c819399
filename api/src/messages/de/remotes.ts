import type { remotes as english } from '../en/remotes';

export const remotes: typeof english = {
  'remotes.not_found': ({ name }) => `Einen Teil ${name} gibt es nicht.`,
  'remotes.version_not_found': ({ name, version }) => `${name} hat keine Version ${version}.`,
  'remotes.version_not_found.files': ({ name, version }) => `Die Dateien von ${name} ${version} sind nicht mehr da.`,
  'remotes.version_exists': ({ name, version }) => `${name} ${version} wurde schon hochgeladen.`,
  'remotes.version_collected': ({ name, version }) =>
    `Die Dateien von ${name} ${version} wurden entfernt, weil sie alt sind. Laden Sie denselben Stand noch einmal hoch, um ihn zurückzuholen.`,
  'remotes.route_taken': ({ path, owner, owned }) => `${path} gehört zum Teil ${owner}, dem ${owned} gehört.`,
  'remotes.contract_not_met': ({ needed, present }) =>
    `Diese Version braucht den Vertrag ${needed}, der Shop hat ${present}.`,
  'remotes.live_changed': ({ name, live_version }) =>
    live_version === null
      ? `Von ${name} ist keine Version mehr live. Nichts wurde geändert.`
      : `Inzwischen ist ${name} ${live_version} live. Nichts wurde geändert.`,
  'remotes.no_previous': ({ name }) => `Von ${name} war vorher nichts live.`,
  'remotes.not_live': ({ name }) => `Von ${name} ist keine Version live.`,
  'remotes.live_already': ({ name, version }) => `Alle Besuche bekommen schon ${name} ${version}.`,
  'remotes.canary_elsewhere': ({ name, version }) =>
    `Ein Teil der Besuche bekommt gerade ${name} ${version}. Beenden Sie das zuerst: Es kann immer nur eine Version so erprobt werden.`,
  'remotes.not_rendered': ({ name, version }) =>
    `Der Server zeichnet nichts von ${name} ${version} und sieht deshalb nicht, wie es läuft. Beginnen Sie die Erprobung ohne weitere Schritte, und geben Sie die Version selbst mehr Besuchen.`,
  'staff.token_not_found': 'Dieses Token gibt es nicht.',
  'staff.token_limit': ({ most }) => `Ein Shop hat höchstens ${most} Tokens. Bitte widerrufen Sie zuerst eines.`,
  'staff.token_of_remote': ({ remote }) => `Dieses Token darf ${remote} freigeben und sonst nichts.`,
  'validation.failed.sink_address': 'Eine Adresse, die mit https:// beginnt, ohne Benutzer und Passwort',
  'validation.failed.sink_private':
    'Diese Adresse liegt nicht im offenen Netz. Wer den Shop betreibt, kann sie erlauben (SINK_HOSTS)',
  'validation.failed.sink_header': 'Kleine Buchstaben, Ziffern und Striche, und keiner, den der Shop selbst sendet',
  'validation.failed.sink_header_value':
    'Einfache Buchstaben, Ziffern und Zeichen, ohne Umbruch; für einen anderen Server bitte neu eingeben',
  'validation.failed.rights': 'Ein Token hat Rechte, oder es gibt einen Teil des Shops frei',
};

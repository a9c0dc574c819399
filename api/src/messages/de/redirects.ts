import type { redirects as english } from '../en/redirects';

export const redirects: typeof english = {
  'redirects.not_found': 'Diese Weiterleitung gibt es nicht. Vielleicht hat sie jemand gelöscht.',
  'redirects.stale': 'Jemand hat diese Weiterleitung inzwischen geändert. Sehen Sie nach, was jetzt da ist.',
  'redirects.not_possible': ({ most }) =>
    `Der Shop hat höchstens ${most} Weiterleitungen. Löschen Sie einige, die niemand mehr braucht.`,
  'validation.failed.redirect_path':
    'Die alte Adresse muss mit / beginnen, wie /products/alter-name: höchstens 300 Zeichen, ohne ? und #.',
  'validation.failed.redirect_home': 'Die Startseite ist immer da und führt nirgendwo anders hin.',
  'validation.failed.redirect_target':
    'Die neue Adresse muss mit / beginnen, wie /products/neuer-name: höchstens 300 Zeichen.',
  'validation.failed.redirect_elsewhere':
    'Eine Weiterleitung führt zu einer Adresse dieses Shops, nicht zu einer anderen Website.',
  'validation.failed.redirect_circle': 'Das würde im Kreis führen oder über mehr als zehn Weiterleitungen.',
  'validation.failed.redirect_taken': 'Von dieser Adresse gibt es schon eine Weiterleitung.',
  'files.not_possible.no_redirect': 'Eine Spalte muss die alte Adresse sein und eine die neue.',
  'files.row.redirect_again': ({ row }) => `In Zeile ${row} steht dieselbe alte Adresse mit einer anderen neuen.`,
};

/** What staff are told of addresses that lead to other ones. */
export const redirects = {
  'redirects.not_found': 'There is no such redirect. Somebody may have deleted it.',
  'redirects.stale': 'Somebody has changed this redirect meanwhile. Have a look at what is there now.',
  'redirects.not_possible': ({ most }: { most: number }) =>
    `The shop keeps at most ${most} redirects. Delete some that nobody needs any more.`,
  'validation.failed.redirect_path':
    'The old address must begin with /, like /products/old-name: at most 300 characters, without ? or #.',
  'validation.failed.redirect_home': 'The home page is always there, so it leads nowhere else.',
  'validation.failed.redirect_target':
    'The new address must begin with /, like /products/new-name: at most 300 characters.',
  'validation.failed.redirect_elsewhere': 'A redirect leads to an address of this shop, not to another site.',
  'validation.failed.redirect_circle': 'This would lead in a circle, or over more than ten redirects.',
  'validation.failed.redirect_taken': 'There is a redirect of this address already.',
  'files.not_possible.no_redirect': 'One column must be the old address, and one the new address.',
  'files.row.redirect_again': ({ row }: { row: number }) => `Row ${row} has the same old address, and another new one.`,
};

/**
 * What programs and the shop's keeper are told, who publishes builds from a command line: in English in every
 * language, like its own output.
 */
export const forKeepers = {
  /** the field and what JSON Schema says of it */
  'validation.failed.schema': ({ mistake }: { mistake: string }) => mistake,
  'server.unavailable.feed': 'The change feed is not available.',
  'request.too_large.build': 'The build is too large: at most 1,000 files, 8 MiB each and 32 MiB together.',
  'request.media_type.build': 'A build is sent as multipart/form-data.',
  /** what is wrong, and where */
  'remotes.not_valid': ({ fault }: { fault: string }) => fault,
  'remotes.not_valid.json': 'The descriptor is not JSON.',
  'remotes.not_valid.missing': 'The field `descriptor` is missing.',
  'remotes.not_valid.name': ({ said, wanted }: { said: string; wanted: string }) =>
    `The descriptor is of ${said}, not of ${wanted}.`,
};

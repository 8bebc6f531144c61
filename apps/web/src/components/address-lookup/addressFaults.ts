/** Texts for a text that is no address, by its fault. */
export const addressFaults = {
  missing: 'addressMissing',
  malformed: 'addressMalformed',
  checksum: 'addressChecksum',
  'hidden-character': 'addressHidden',
  unchecked: 'addressUnchecked',
} as const

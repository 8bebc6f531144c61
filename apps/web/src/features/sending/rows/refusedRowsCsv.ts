import { type Manifest, recipientsCsvChunks, type SourceRows } from '@slotdrop/drops'

/** Rows of a drop as a list that can be imported again, with what is known of the file that they came from. */
export function refusedRowsCsv(manifest: Manifest, rows: readonly number[], source?: SourceRows): string {
  return [...recipientsCsvChunks(manifest, { source, rows })].join('')
}

import {
  freezeManifest,
  type ListTerms,
  type LongWork,
  type Manifest,
  manifestFormat,
  parseManifest,
  readList,
} from '@slotdrop/drops'
import { openSource } from '@slotdrop/drops/sheets'
import { TermsMissingError } from './TermsMissingError.ts'

/** A list that was opened. */
export type OpenedList = {
  readonly manifest: Manifest
  /** Lines of a source that pay nobody: they have errors, or repeat another line. */
  readonly leftOut: number
}

/** Share of the work of reading a source; the rest is sealing it. */
const reading = 0.6

/** How the first bytes of a sealed list begin, in whatever way its JSON was written. */
const sealed = new RegExp(`^\\s*\\{[^[]*${manifestFormat}`)

/**
 * Opens a sealed list, or seals its source with the terms of a link; nothing of either is believed.
 *
 * @throws TermsMissingError for a source without terms; DropsError for what can't be read
 */
export async function readListFile(
  file: Blob,
  terms: ListTerms | undefined,
  { onProgress }: Pick<LongWork, 'onProgress'>,
): Promise<OpenedList> {
  if (sealed.test(await file.slice(0, 4096).text()))
    return { manifest: await parseManifest(await file.text(), { onProgress }), leftOut: 0 }
  if (!terms) throw new TermsMissingError()
  const { standard, chainId } = terms.terms
  const options = { standard, chainId, decimals: terms.token.decimals }
  const { input } = await openSource(file)
  const list = await readList(input, options, { onProgress: (done) => onProgress?.(done * reading) })
  const manifest = await freezeManifest(
    { ...terms, rows: list.columns() },
    { onProgress: (done) => onProgress?.(reading + done * (1 - reading)) },
  )
  return { manifest, leftOut: list.tally.errors + list.tally.excluded }
}

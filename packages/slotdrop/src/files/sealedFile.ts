import { type Manifest, manifestChunks, manifestFormat, parseManifest } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { existsSync } from 'node:fs'
import { FileError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import { readBytes, readText } from './readText.ts'
import { writeAtomically } from './writeAtomically.ts'

/** Characters in which the format of a sealed file is named. */
const headLength = 200

/** Whether a file is a sealed list, by its beginning. @throws FileError */
export async function isSealedFile(path: string): Promise<boolean> {
  const head = new TextDecoder().decode((await readBytes(path)).subarray(0, headLength))
  return head.trimStart().startsWith('{') && head.includes(`"${manifestFormat}"`)
}

/** Reads a sealed list; rows, root and drop id are computed anew. @throws FileError, BadManifestError */
export async function readSealedFile(path: string): Promise<Manifest> {
  if (!(await isSealedFile(path))) throw new FileError(sentence(messages.fileNotSealed, { path }), path)
  return parseManifest(await readText(path))
}

/** Where a list's sealed file goes, if nothing else is said: `team.csv` gives `team.sealed.json`. */
export function sealedPathOf(path: string): string {
  return `${path.replace(/\.(csv|tsv|txt|json)$/i, '')}.sealed.json`
}

/**
 * Writes a sealed list, its canonical bytes; one that is there already is left alone, and another drop's is not overwritten.
 *
 * @throws FileError
 */
export async function writeSealedFile(path: string, manifest: Manifest, isForced: boolean): Promise<void> {
  if (existsSync(path) && !isForced) {
    const former = await readSealedFile(path).catch(() => undefined)
    if (former?.dropId !== manifest.dropId) throw new FileError(sentence(messages.fileInTheWay, { path }), path)
  }
  writeAtomically(path, manifestChunks(manifest))
}

import { slotDistributorAbi } from '@slotdrop/contracts'
import { fetchDeployment, fetchWords } from '@slotdrop/delivery'
import { type Manifest, manifestChunks, manifestFormat, parseManifest } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { existsSync } from 'node:fs'
import type { Nodes } from '../chain/connectNodes.ts'
import { FileError, UsageError } from '../errors.ts'
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

/** Where the difference to a list goes: `team.sealed.json` gives `team.difference.sealed.json`. */
export function differencePathOf(sealedPath: string): string {
  return `${sealedPath.replace(/(\.difference)?\.sealed\.json$/, '')}.difference.sealed.json`
}

/** Whether the chain knows of a drop: rows are paid, or it was registered or cancelled. */
async function isBegunOnChain({ client }: Nodes, manifest: Manifest): Promise<boolean> {
  const { dropId, terms } = manifest
  if ((await fetchDeployment(client, terms.distributor)) === 'absent') return false
  const [words, [status]] = await Promise.all([
    fetchWords({ client, manifest }),
    client.readContract({
      abi: slotDistributorAbi,
      address: terms.distributor,
      functionName: 'stateOf',
      args: [dropId],
    }),
  ])
  return status !== 0 || words.some((word) => word !== 0n)
}

/** @throws FileError for a file that must stay, UsageError where only a node can tell */
async function assertReplaceable(path: string, { isForced, nodes }: Replacing): Promise<void> {
  if (!isForced) throw new FileError(sentence(messages.fileInTheWay, { path }), path)
  if (!(await isSealedFile(path))) return
  const former = await readSealedFile(path).catch(() => undefined)
  if (former === undefined) throw new FileError(sentence(messages.fileDamaged, { path }), path)
  const { fingerprint, terms } = former
  if (nodes?.chainId !== terms.chainId)
    throw new UsageError(sentence(messages.fileUnchecked, { path, chain: `${terms.chainId}` }))
  if (await isBegunOnChain(nodes, former))
    throw new FileError(sentence(messages.fileBegun, { path, fingerprint }), path)
}

type Replacing = {
  /** Whether the file of another drop is overwritten, if that has not begun. */
  readonly isForced: boolean
  /** Nodes that can tell; without them such a file is not overwritten. */
  readonly nodes: Nodes | undefined
}

/**
 * Writes a sealed list, its canonical bytes; the same drop's is written again, another drop's is not overwritten.
 *
 * @throws FileError, UsageError; what a node throws when it does not answer
 */
export async function writeSealedFile(path: string, manifest: Manifest, replacing: Replacing): Promise<void> {
  if (existsSync(path)) {
    const former = await readSealedFile(path).catch(() => undefined)
    if (former?.dropId !== manifest.dropId) await assertReplaceable(path, replacing)
  }
  writeAtomically(path, manifestChunks(manifest))
}

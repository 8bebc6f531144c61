import { type Address, freezeManifest, type Manifest } from '@slotdrop/drops'
import type { Arguments } from '../arguments/parseArguments.ts'
import { resolveTerms } from '../chain/resolveTerms.ts'
import { resolveToken } from '../chain/resolveToken.ts'
import { connectNodes, type Nodes } from '../chain/connectNodes.ts'
import { listFindings } from './findings.ts'
import type { Host } from '../host.ts'
import { ListFindingsError } from './ListFindingsError.ts'
import { knownOf, readRecipients } from './readRecipients.ts'
import type { RecipientList } from '@slotdrop/drops'

/** A list that was sealed, and what it was read from. */
export type SealedList = {
  readonly manifest: Manifest
  readonly list: RecipientList
}

/**
 * Reads a list and seals it. Without findings to decide, the same file and options give the same drop id.
 *
 * @param signer who sends, where no option says it
 * @throws ListFindingsError, UsageError, FileError
 */
export async function sealList(path: string, given: Arguments, host: Host, signer?: Address): Promise<SealedList> {
  const nodes: Nodes | undefined = given.texts('rpc').length > 0 ? await connectNodes(given) : undefined
  const chainId = nodes?.chainId ?? given.integer('chain', { min: 1 })
  const token = await resolveToken(given, nodes?.client, chainId)
  const terms = resolveTerms(given, token, chainId, signer)
  const { standard, facts } = token
  const { list } = await readRecipients(path, given, host, {
    standard,
    ...facts,
    chainId: terms.chainId,
    known: knownOf(terms),
  })
  if (!list.canSeal) throw new ListFindingsError(path, listFindings(list), facts.decimals)
  const title = given.text('title') ?? ''
  return { list, manifest: await freezeManifest({ terms, token: facts, title, rows: list.columns() }) }
}

import {
  type Address,
  freezeManifest,
  type Manifest,
  type RecipientList,
  shareDecimals,
  type TokenShare,
  tokenShares,
} from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { zeroAddress } from 'viem'
import type { Arguments } from '../arguments/parseArguments.ts'
import { connectNodes, type Nodes } from '../chain/connectNodes.ts'
import { fetchTokenFacts } from '../chain/fetchTokenFacts.ts'
import { resolveTerms } from '../chain/resolveTerms.ts'
import { coinFacts, type ListToken, resolveToken } from '../chain/resolveToken.ts'
import { UsageError } from '../errors.ts'
import type { Host } from '../host.ts'
import * as messages from '../messages.generated.ts'
import { listFindings } from './findings.ts'
import { ListFindingsError } from './ListFindingsError.ts'
import { knownOf, openRecipients, readRecipients, type RecipientsFile } from './readRecipients.ts'

/** A list that was sealed, and what it was read from. */
export type SealedList = {
  readonly manifest: Manifest
  readonly list: RecipientList
  /** Undefined without `--rpc`. */
  readonly nodes: Nodes | undefined
}

type SealParts = {
  readonly path: string
  readonly file: RecipientsFile
  readonly given: Arguments
  readonly token: ListToken
  readonly chainId: number | undefined
  readonly nodes: Nodes | undefined
  readonly signer?: Address | undefined
  /** The part of a list of several tokens. */
  readonly share?: TokenShare
}

async function sealRead({ path, file, given, token, chainId, nodes, signer, share }: SealParts): Promise<SealedList> {
  const terms = resolveTerms(given, token, chainId, signer)
  const { standard, facts } = token
  const list = await readRecipients(file, given, {
    standard,
    ...facts,
    chainId: terms.chainId,
    known: knownOf(terms),
    decisions: share?.decisions,
  })
  if (!list.canSeal) throw new ListFindingsError(path, listFindings(list), facts.decimals)
  const title = given.text('title') ?? ''
  return { list, manifest: await freezeManifest({ terms, token: facts, title, rows: list.columns() }), nodes }
}

/**
 * Reads a list and seals it. Without findings to decide, the same file and options give the same drop id.
 *
 * @param signer who sends, where no option says it
 * @throws ListFindingsError, UsageError, FileError
 */
export async function sealList(path: string, given: Arguments, host: Host, signer?: Address): Promise<SealedList> {
  const named = given.integer('chain', { min: 1 })
  const nodes = given.texts('rpc').length > 0 ? await connectNodes(given, named) : undefined
  const chainId = nodes?.chainId ?? named
  const token = await resolveToken(given, nodes?.client, chainId)
  return sealRead({ path, file: await openRecipients(path, given, host), given, token, chainId, nodes, signer })
}

/** A list that was sealed as a drop of each token, and the shares that belong to drops on other chains. */
export type SealedShares = {
  readonly sealed: readonly SealedList[]
  readonly elsewhere: readonly TokenShare[]
}

/** The token of a share: as the list has it, as `--token-of` says, or `--token` where the list names none. */
function shareToken({ address, keys, isCoin }: TokenShare, given: Arguments): Address | undefined {
  if (isCoin) return zeroAddress
  if (keys.length === 0) return given.address('token')
  const named = given.tokensByName('token-of')
  return keys.map((key) => named.get(key)).find((token) => token !== undefined) ?? address
}

function assertTokens(shares: readonly TokenShare[], given: Arguments): void {
  const [first, ...others] = shares.filter((share) => shareToken(share, given) === undefined)
  if (first === undefined) return
  if (first.keys.length === 0) throw new UsageError(sentence(messages.optionMissing, { option: '--token' }))
  const names = [first, ...others].map(({ text }) => text).join(', ')
  throw new UsageError(sentence(messages.tokensUnknown, { names, option: `--token-of ${first.text}=0x…` }))
}

/**
 * Seals each token of a list that names the token of each row as a drop of its own, on the chain of the node.
 *
 * @throws UsageError for a list of one token, or without the address of one; ListFindingsError, FileError
 */
export async function sealShares(path: string, given: Arguments, host: Host): Promise<SealedShares> {
  const nodes = await connectNodes(given)
  const { client, chainId } = nodes
  const file = await openRecipients(path, given, host)
  const whole = await readRecipients(file, given, { standard: 'ERC20', decimals: shareDecimals, chainId })
  const shares = tokenShares(whole)
  if (shares.length === 0) throw new UsageError(sentence(messages.nothingToSplit, { path }))
  const here = shares.filter((share) => share.chainId === undefined)
  assertTokens(here, given)
  const sealed: SealedList[] = []
  for (const share of here) {
    const address = shareToken(share, given) ?? zeroAddress
    const standard = share.isCoin ? 'NATIVE' : share.isItems ? 'ERC721' : 'ERC20'
    // oxlint-disable-next-line no-await-in-loop -- each of them holds the whole list
    const facts = share.isCoin ? coinFacts(chainId) : await fetchTokenFacts(client, address, standard)
    const token = { standard, token: address, facts } as const
    // oxlint-disable-next-line no-await-in-loop -- as above
    sealed.push(await sealRead({ path, file, given, token, chainId, nodes, share }))
  }
  return { sealed, elsewhere: shares.filter((share) => share.chainId !== undefined) }
}

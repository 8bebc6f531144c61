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
import { connectNodes } from '../chain/connectNodes.ts'
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
}

type SealParts = {
  readonly path: string
  readonly file: RecipientsFile
  readonly given: Arguments
  readonly token: ListToken
  readonly chainId: number | undefined
  readonly signer?: Address | undefined
  /** The part of a list of several tokens. */
  readonly share?: TokenShare
}

async function sealRead({ path, file, given, token, chainId, signer, share }: SealParts): Promise<SealedList> {
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
  return { list, manifest: await freezeManifest({ terms, token: facts, title, rows: list.columns() }) }
}

/**
 * Reads a list and seals it. Without findings to decide, the same file and options give the same drop id.
 *
 * @param signer who sends, where no option says it
 * @throws ListFindingsError, UsageError, FileError
 */
export async function sealList(path: string, given: Arguments, host: Host, signer?: Address): Promise<SealedList> {
  const nodes = given.texts('rpc').length > 0 ? await connectNodes(given) : undefined
  const chainId = nodes?.chainId ?? given.integer('chain', { min: 1 })
  const token = await resolveToken(given, nodes?.client, chainId)
  return sealRead({ path, file: await openRecipients(path, given, host), given, token, chainId, signer })
}

/** The address of each share: as the list has it, or as `--token-of` says. @throws UsageError that names those without */
function shareTokens(shares: readonly TokenShare[], given: Arguments): (Address | undefined)[] {
  const named = given.tokensByName('token-of')
  const found = shares.map(({ address, keys, isCoin }) =>
    isCoin ? zeroAddress : (keys.map((key) => named.get(key)).find((token) => token !== undefined) ?? address),
  )
  const missing = shares.filter((_, place) => found[place] === undefined).map(({ text }) => text)
  if (missing.length > 0)
    throw new UsageError(
      sentence(messages.tokensUnknown, { names: missing.join(', '), option: `--token-of ${missing[0]}=0x…` }),
    )
  return found
}

/**
 * Seals each token of a list that names the token of each row as a drop of its own.
 *
 * @throws UsageError for a list of one token, or without the address of one; ListFindingsError, FileError
 */
export async function sealShares(path: string, given: Arguments, host: Host): Promise<SealedList[]> {
  const { client, chainId } = await connectNodes(given)
  const file = await openRecipients(path, given, host)
  const whole = await readRecipients(file, given, { standard: 'ERC20', decimals: shareDecimals, chainId })
  const shares = tokenShares(whole)
  if (shares.length === 0) throw new UsageError(sentence(messages.nothingToSplit, { path }))
  const tokens = shareTokens(shares, given)
  const sealed: SealedList[] = []
  for (const [place, share] of shares.entries()) {
    const address = tokens[place] ?? zeroAddress
    const standard = share.isCoin ? 'NATIVE' : share.isItems ? 'ERC721' : 'ERC20'
    // oxlint-disable-next-line no-await-in-loop -- each of them holds the whole list
    const facts = share.isCoin ? coinFacts(chainId) : await fetchTokenFacts(client, address, standard)
    const token = { standard, token: address, facts } as const
    // oxlint-disable-next-line no-await-in-loop -- as above
    sealed.push(await sealRead({ path, file, given, token, chainId, share }))
  }
  return sealed
}

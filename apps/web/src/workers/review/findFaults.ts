import { ANYONE } from '@slotdrop/contracts'
import type { SafeFacts, SafeProposal, SenderDrop } from '@slotdrop/delivery'
import type { Address, Hex, Manifest, TokenFacts } from '@slotdrop/drops'
import { toPlainName } from '@slotdrop/messages'
import { isAddressEqual, zeroAddress } from 'viem'
import type { ProposedOperator, ReviewFault } from './reviewProtocol.ts'

/** What a list is held against. */
type FaultParameters = {
  readonly manifest: Manifest
  /** Undefined where no link was read. */
  readonly proposal: SafeProposal | undefined
  /** Where the distributor is on the list's chain; undefined where the chain was not asked. */
  readonly distributor: Address | undefined
  /** SHA-256 of the list's canonical file, computed from its rows. */
  readonly digest: Hex
  /** What the token itself says; undefined where the chain was not asked, or the token has no say. */
  readonly token: Pick<TokenFacts, 'symbol' | 'decimals'> | undefined
  /** Other drops that the Safe registered and that share the approval; undefined where the chain was not asked. */
  readonly others: readonly SenderDrop[] | undefined
  /** Undefined where the chain was not asked. */
  readonly safe: SafeFacts | 'no-safe' | undefined
  /** Who may send; see `operatorOf`. */
  readonly operator: ProposedOperator | undefined
}

/** The account that a proposal of a list lets send beside the Safe; undefined where it lets nobody, or everybody. */
export function operatorOf({ terms }: Manifest, proposal: SafeProposal | undefined): Address | undefined {
  for (const call of proposal?.calls ?? []) {
    if (call.kind !== 'register') continue
    const known: readonly Address[] = [zeroAddress, ANYONE, terms.sender]
    return known.some((each) => isAddressEqual(each, call.operator)) ? undefined : call.operator
  }
  return undefined
}

/** What is approved beyond the list: for other drops, whose lists bound it, or for nothing that the chain knows. */
function faultsOfSum({ manifest: { total }, others = [] }: FaultParameters, amount: bigint): ReviewFault[] {
  const rest = amount - total
  if (rest <= 0n) return []
  // What is open of them may have been more when it was proposed.
  if (rest > others.reduce((sum, drop) => sum + drop.total, 0n)) return [{ kind: 'approves-more', amount }]
  return [{ kind: 'approves-others', amount, rest, drops: others.length }]
}

function faultsOfLink(parameters: FaultParameters, proposal: SafeProposal): ReviewFault[] {
  const { manifest, digest, operator } = parameters
  const { terms, dropId } = manifest
  // A list of another chain or Safe is another list, too, and of another list nothing else is compared: the nearest reason is given.
  if (proposal.chainId !== terms.chainId) return [{ kind: 'other-chain', chainId: proposal.chainId }]
  if (!isAddressEqual(proposal.safe, terms.sender)) return [{ kind: 'other-safe', safe: proposal.safe }]
  if (proposal.dropId !== dropId) return [{ kind: 'other-list', dropId: proposal.dropId }]
  const faults: ReviewFault[] = []
  for (const call of proposal.calls) {
    if (call.kind === 'approve' && call.amount !== undefined) faults.push(...faultsOfSum(parameters, call.amount))
    if (call.kind !== 'register') continue
    if (call.listDigest !== undefined && call.listDigest !== digest) faults.push({ kind: 'other-digest' })
    if (isAddressEqual(call.operator, ANYONE)) faults.push({ kind: 'anyone-sends' })
    if (operator?.isService === false) faults.push({ kind: 'unknown-sender', operator: operator.address })
  }
  return faults
}

/** What speaks against signing, the nearest reason first. Whether the hashes agree is another question. */
export function findFaults(parameters: FaultParameters): readonly ReviewFault[] {
  const { manifest, proposal, distributor, token, safe } = parameters
  const faults = proposal ? faultsOfLink(parameters, proposal) : []
  if (distributor && !isAddressEqual(manifest.terms.distributor, distributor))
    faults.push({ kind: 'other-distributor', expected: distributor })
  const isCalled = token && toPlainName(token.symbol) === toPlainName(manifest.token.symbol)
  if (token && (!isCalled || token.decimals !== manifest.token.decimals)) faults.push({ kind: 'other-token', ...token })
  if (safe === 'no-safe') faults.push({ kind: 'no-safe' })
  else if (safe?.isSupported === false) faults.push({ kind: 'old-safe', version: safe.version })
  return faults
}

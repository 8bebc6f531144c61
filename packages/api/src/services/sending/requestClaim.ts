import { slotDistributorAbi } from '@slotdrop/contracts'
import { specialAddress, toDropStruct } from '@slotdrop/drops'
import { type Address, encodeFunctionData, type Hex, isAddressEqual, size } from 'viem'
import type { ApiContext } from '../../context.ts'
import type { SendingService, SignatureObstacle, SignedRow, TriedClaim } from '../../sending.ts'
import { toLoggedError } from '../../toLoggedError.ts'
import type { DropRecord } from '../drops/dropRecord.ts'
import { getDrop } from '../drops/getDrop.ts'
import {
  type AllocationRecord,
  listDropAllocations,
  type ProvenRow,
  proveRows,
  slotProof,
} from '../slots/allocations.ts'
import { takeTurn } from '../takeTurn.ts'
import { getRequests, type RequestOutcome } from './requestRows.ts'

/** Limits of a signature's remaining validity, in seconds: enough to submit it in time, and bounded because it can't be revoked. */
const [minSeconds, maxSeconds] = [600n, 30n * 86_400n]
/** A Safe's signature has 65 bytes for each owner. */
const maxSignatureBytes = 8_192

/** Why a signed claim is rejected. */
export type ClaimFault =
  | 'own-address'
  | 'bad-destination'
  | 'expired'
  | 'too-long'
  | 'bad-signature'
  | 'refused'
  | 'chain-silent'
  | SignatureObstacle

/** Result of a signed claim. */
export type ClaimOutcome = RequestOutcome | { readonly kind: 'refused'; readonly fault: ClaimFault }

/** One row of a recipient, with the signature of its account. */
type ClaimRequest = {
  readonly id: Hex
  readonly recipient: Address
  readonly slot: number
  readonly slotRow: number
  readonly signed: SignedRow
}

/** Checks a signed claim against drop and clock, without the chain. */
function findFault(drop: DropRecord, { recipient, signed }: ClaimRequest, now: Date): ClaimFault | undefined {
  const { to, deadline, signature } = signed
  if (isAddressEqual(to, recipient)) return 'own-address'
  const isOfDrop = [drop.distributor, drop.token].some((address) => isAddressEqual(to, address))
  if (isOfDrop || specialAddress(to)) return 'bad-destination'
  const seconds = BigInt(Math.floor(now.getTime() / 1000))
  if (deadline < seconds + minSeconds) return 'expired'
  if (deadline > seconds + maxSeconds) return 'too-long'
  return size(signature) > maxSignatureBytes ? 'bad-signature' : undefined
}

async function findRow(
  context: ApiContext,
  drop: DropRecord,
  { recipient, slot, slotRow }: ClaimRequest,
): Promise<{ readonly allocation: AllocationRecord; readonly row: ProvenRow } | undefined> {
  const page = { first: 1, after: slot === 0 ? null : slot - 1 }
  const { edges } = await listDropAllocations(context, drop, recipient, page)
  const allocation = edges.find(({ node }) => node.slot.slot === slot)?.node
  if (!allocation) return undefined
  await takeTurn(context.signal)
  const row = proveRows(allocation).find((proven) => proven.row.slotRow === slotRow)
  return row && { allocation, row }
}

function toCall(
  drop: DropRecord,
  { allocation, row: { row, proof } }: NonNullable<Awaited<ReturnType<typeof findRow>>>,
  { to, deadline, signature }: SignedRow,
) {
  const struct = toDropStruct({ terms: drop, rowCount: drop.rowCount, total: drop.total, root: drop.root })
  const data = encodeFunctionData({
    abi: slotDistributorAbi,
    functionName: 'claimBySig',
    args: [
      ...([struct, BigInt(row.slot), BigInt(row.slotRow), row.account, row.id, row.amount] as const),
      ...([proof, allocation.slot.rowsHash, slotProof(allocation), to, deadline, signature] as const),
    ],
  })
  return { to: drop.distributor, data }
}

/** Maps the revert of a simulated claim to an outcome. */
function toOutcome({ errorName }: Extract<TriedClaim, { kind: 'refused' }>): ClaimOutcome {
  switch (errorName) {
    case 'AlreadySettled':
      return { kind: 'nothing-open' }
    case 'BadSignature':
      return { kind: 'refused', fault: 'bad-signature' }
    case 'SignatureExpired':
      return { kind: 'refused', fault: 'expired' }
    case 'ClaimsNotOpen':
      return { kind: 'not-offered', bar: 'claims-closed' }
    default:
      return { kind: 'refused', fault: 'refused' }
  }
}

async function tryOnChain(
  { logger }: ApiContext,
  sending: SendingService,
  dropId: Hex,
  call: ReturnType<typeof toCall>,
): Promise<TriedClaim | undefined> {
  try {
    return await sending.tryClaim(dropId, call)
  } catch (error) {
    logger.warn({ error: toLoggedError(error), dropId }, 'a signed claim could not be tried')
    return undefined
  }
}

/**
 * Requests payment of one row to the address that its account signed for. The claim is simulated first. Anyone may submit it, because the
 * signature fixes the payee.
 */
export async function requestClaim(context: ApiContext, request: ClaimRequest): Promise<ClaimOutcome> {
  const { id, recipient, slot, slotRow, signed } = request
  const drop = await getDrop(context, id)
  if (!drop) return { kind: 'no-drop' }
  await context.countRowRequest(drop.id, recipient)
  const fault = findFault(drop, request, context.clock())
  if (fault) return { kind: 'refused', fault }
  const known = await getRequests(context, drop, recipient)
  const row = known.rows.find((each) => each.slot === slot && each.slotRow === slotRow)
  const isCarried = row?.state === 'on-its-way' || row?.state === 'received'
  // A queued row is already counted in today's budget. For a row in a transaction, chain and service return how it was signed.
  const isBarred = known.bar && !isCarried && !(known.bar === 'budget-used' && row?.state === 'queued')
  if (isBarred || !context.sending) return { kind: 'not-offered', bar: known.bar ?? 'not-allowed' }
  const found = await findRow(context, drop, request)
  if (!found) return { kind: 'not-listed' }
  const tried = await tryOnChain(context, context.sending, drop.id, toCall(drop, found, signed))
  if (!tried) return { kind: 'refused', fault: 'chain-silent' }
  if (tried.kind === 'refused') return toOutcome(tried)
  const asked = { account: recipient, rows: [{ slot, slotRow, signed }] }
  const { refusedFor, notTaken, requests } = await context.sending.request(drop.id, asked)
  if (!notTaken) return { kind: 'taken', drop, requests }
  if (refusedFor && notTaken === 'given-up') return { kind: 'not-offered', bar: refusedFor }
  return { kind: 'refused', fault: notTaken }
}

import { slotDistributorAbi } from '@slotdrop/contracts'
import { slotRows, slotWord } from '@slotdrop/drops'
import { decodeFunctionResult, isAddressEqual } from 'viem'
import { isTooLarge } from '../errors/isTooLarge.ts'
import {
  inexactReason,
  isNodeTrouble,
  noReason,
  type Reason,
  RevertedError,
  RowTooLargeError,
  toDeliveryError,
} from '../errors/index.ts'
import { trialFees } from '../fees/feePolicy.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import type { Fees } from '../ports.ts'
import { fetchRowReason } from '../refusals/fetchRowReason.ts'
import { findInexactRowByCall, isInexactTransfer } from '../send/findInexactRow.ts'
import type { LeftOutRows } from '../send/sendMachine.ts'
import { chooseRowGas, headroomOf, trialRowGas, defaultRowGas, spareOf } from '../fees/rowGas.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { countAll, halve, type Masks, without } from '../send/sizeTransaction.ts'
import { gasCapOf, withReserve } from './chooseWork.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import type { Trial, TriedWork } from './Trial.ts'
import { claimOf, tryClaim } from './tryClaim.ts'

function decodeFailed(masks: Masks, data: `0x${string}`): Map<number, bigint> {
  const [, failed] = decodeFunctionResult({ abi: slotDistributorAbi, functionName: 'send', data })
  const slots = [...masks.keys()].toSorted((a, b) => a - b)
  return new Map(slots.map((slot, index): [number, bigint] => [slot, failed[index] ?? 0n]).filter(([, rows]) => rows))
}

/** Whether calls of this signer leave refused rows open. Any other caller's pays every row or reverts naming the first that is refused. */
function leavesOpen({ manifest, signer }: PipelineContext, { view }: PipelineRun): boolean {
  const { sender, policy } = manifest.terms
  if (policy === 'strict') return false
  if (isAddressEqual(signer.address, sender)) return true
  return view !== undefined && view.drop.mayLeaveOpen && isAddressEqual(view.drop.operator, signer.address)
}

/** Gas of a trial, and of each row in it. */
type TrialGas = { readonly rowGas: bigint; readonly gas: bigint }

/** The fees that the transaction would have, as far as the signer holds them. */
function feesIn({ view }: PipelineRun, gas: bigint, value = 0n): Fees | undefined {
  return view && trialFees(view.market, { purse: view.purse, gas, value })
}

/** The call of a trial. */
function toTrial({ manifest, signer }: PipelineContext, run: PipelineRun, masks: Masks, { rowGas, gas }: TrialGas) {
  const request = sendRequest(manifest, masks, rowGas)
  return { account: signer.address, ...request, ...feesIn(run, gas, request.value) }
}

/** Rows that a call of this signer would leave open. @throws what the node throws when the call would pay nobody at all */
export async function fetchLeftOpen(
  context: PipelineContext,
  run: PipelineRun,
  masks: Masks,
  { gas, rowGas }: TrialGas,
): Promise<Map<number, bigint>> {
  const { data = '0x' } = await context.client.call({ ...toTrial(context, run, masks, { rowGas, gas }), gas })
  return decodeFailed(masks, data)
}

/** Rows that the sender's own call would leave open: its coins are no condition, for who sends brings them. */
async function fetchRefusedBySender(context: PipelineContext, run: PipelineRun, masks: Masks, gas: bigint) {
  const account = context.manifest.terms.sender
  const trial = { ...toTrial(context, run, masks, { rowGas: trialRowGas(gas), gas }), account, gas }
  const stateOverride = [{ address: account, balance: 2n ** 128n }]
  const { data = '0x' } = await context.client.call({ ...trial, stateOverride })
  return decodeFailed(masks, data)
}

type RowRejection = { readonly slot: number; readonly row: number; readonly reason: Reason }

function rejectionIn(error: unknown): RowRejection | undefined {
  const reverted = toDeliveryError(error)
  if (!(reverted instanceof RevertedError) || reverted.refusal.kind !== 'RowRejected') return undefined
  const { row, reason } = reverted.refusal
  return { slot: Number(reverted.args[0]), row, reason }
}

/** All rows that stop a call which named one of them; of a strict drop the slots that these rows stop. */
async function rowsThatStop(
  context: PipelineContext,
  run: PipelineRun,
  masks: Masks,
  { slot, row }: RowRejection,
  gas: bigint,
): Promise<Map<number, bigint>> {
  const { terms } = context.manifest
  if (terms.policy === 'strict') return new Map([[slot, masks.get(slot) ?? 0n]])
  const refused = leavesOpen(context, run)
    ? new Map<number, bigint>()
    : // A node that lends no other account or state: the rows are found one after another.
      await fetchRefusedBySender(context, run, masks, gas).catch(() => new Map<number, bigint>())
  return refused.set(slot, (refused.get(slot) ?? 0n) | slotWord.maskOf([row]))
}

async function reasonOf(
  { client, manifest }: PipelineContext,
  slot: number,
  mask: bigint,
  known: RowRejection | undefined,
) {
  const named = known?.slot === slot ? known : undefined
  // Of a long text the distributor keeps the beginning: the token is asked for the rest.
  if (named && named.reason.kind !== 'text-not-kept') return named.reason
  const rows = slotRows(manifest, slot)
  const row = named ? rows[named.row] : rows.find((_, index) => slotWord.isSet(mask, index))
  const asked = row ? await fetchRowReason(client, manifest, row) : noReason
  return named && asked.kind === 'none' ? named.reason : asked
}

async function toLeftOut(context: PipelineContext, refused: Masks, known?: RowRejection): Promise<LeftOutRows[]> {
  return Promise.all(
    [...refused].map(async ([slot, rows]) => ({ slot, rows, reason: await reasonOf(context, slot, rows, known) })),
  )
}

/** One look: the gas it takes, or what stops it. */
type Look =
  | { readonly kind: 'fits'; readonly gas: bigint; readonly rowGas: bigint; readonly refused: Masks }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'stopped'; readonly rejection: RowRejection }

/** Gas to ask for when a trial used so much. What is spare is given as far as the cap allows. */
function gasFor(
  context: PipelineContext,
  run: PipelineRun,
  masks: Masks,
  { used, cap }: { readonly used: bigint; readonly cap: bigint },
): bigint {
  const needed = withReserve(used, run.gasReserve) + headroomOf(run.rowGas)
  const ample = needed + (leavesOpen(context, run) ? spareOf(run.rowGas, countAll(masks)) : 0n)
  if (ample <= cap) return ample
  return needed < cap ? cap : needed
}

/** Tries with the gas that former trials suggest: one call. Undefined when that tells nothing. */
async function tryAsMeasured(context: PipelineContext, run: PipelineRun, masks: Masks, cap: bigint) {
  if (run.gasPerRow === undefined) return undefined
  const { rowGas } = run
  const gas = gasFor(context, run, masks, { used: run.gasPerRow * BigInt(countAll(masks)), cap })
  if (gas > cap) return undefined
  try {
    const { data = '0x' } = await context.client.call({ ...toTrial(context, run, masks, { rowGas, gas }), gas })
    // A row may be refused, or take more than those before it: the estimate tells.
    return decodeFailed(masks, data).size === 0 ? { kind: 'fits' as const, gas, rowGas, refused: new Map() } : undefined
  } catch (error) {
    if (isNodeTrouble(error) && !isTooLarge(error)) throw error
    return undefined
  }
}

/** Whether each row is paid with so much gas for its call. */
async function isEnough(
  context: PipelineContext,
  run: PipelineRun,
  masks: Masks,
  { rowGas, gas }: TrialGas,
): Promise<boolean> {
  try {
    const { data = '0x' } = await context.client.call({ ...toTrial(context, run, masks, { rowGas, gas }), gas })
    return decodeFailed(masks, data).size === 0
  } catch (error) {
    if (isNodeTrouble(error) && !isTooLarge(error)) throw error
    return false
  }
}

async function tryByEstimate(context: PipelineContext, run: PipelineRun, masks: Masks, cap: bigint): Promise<Look> {
  const { client, manifest, signer } = context
  const trial = trialRowGas(cap)
  try {
    const [estimate, isDefaultEnough] = await Promise.all([
      client.estimateGas({ ...toTrial(context, run, masks, { rowGas: trial, gas: cap }), blockTag: 'latest' }),
      isEnough(context, run, masks, { rowGas: defaultRowGas, gas: cap }),
    ])
    if (estimate > cap) return { kind: 'too-large' }
    const used = estimate > headroomOf(trial) ? estimate - headroomOf(trial) : estimate
    const refused = leavesOpen(context, run)
      ? await fetchLeftOpen(context, run, masks, { rowGas: trial, gas: cap })
      : new Map<number, bigint>()
    if (refused.size === 0) {
      run.gasPerRow = used / BigInt(countAll(masks)) + 1n
      const rowGas = await chooseRowGas({
        gasPerRow: run.gasPerRow,
        gasCap: cap,
        isDefaultEnough,
        isEnough: (least) => isEnough(context, run, masks, { rowGas: least, gas: cap }),
      })
      if (rowGas > run.rowGas) run.rowGas = rowGas
    }
    const asked = gasFor(context, run, masks, { used, cap })
    return { kind: 'fits', gas: asked < cap ? asked : cap, rowGas: run.rowGas, refused }
  } catch (error) {
    if (isTooLarge(error)) return { kind: 'too-large' }
    const rejection = rejectionIn(error)
    if (rejection) return { kind: 'stopped', rejection }
    const failure = toDeliveryError(error)
    const isInexact = isInexactTransfer(failure)
    const odd =
      isInexact &&
      (await findInexactRowByCall(
        { client, manifest, account: signer.address, gasCap: cap, fees: feesIn(run, cap) },
        masks,
      ))
    if (odd) return { kind: 'stopped', rejection: { ...odd, reason: inexactReason } }
    throw failure
  }
}

function shrink(run: PipelineRun, masks: Masks): Map<number, bigint> {
  const [first] = masks
  if (first && masks.size === 1 && slotWord.count(first[1]) === 1) throw new RowTooLargeError({ slot: first[0] })
  const half = halve(masks)
  if (masks.size > 1) run.maxSlots = half.size
  else run.maxRows = countAll(half)
  return half
}

async function toWork(
  { client, manifest }: PipelineContext,
  masks: Masks,
  { gas, rowGas }: { gas: bigint; rowGas: bigint },
): Promise<TriedWork> {
  const request = sendRequest(manifest, masks, rowGas)
  return { masks, request, rowGas, gas, l1Fee: await fetchL1Fee({ client, chainId: manifest.terms.chainId, request }) }
}

/**
 * Tries some work without sending it. What a transaction can't carry is halved; rows that the token would refuse are left out.
 *
 * @throws DeliveryError with the reason when the call would revert for another reason than one of its rows
 */
export async function tryWork(
  context: PipelineContext,
  run: PipelineRun,
  work: Masks,
  blockGasLimit: bigint,
): Promise<Trial> {
  const cap = gasCapOf(run, blockGasLimit)
  const claimed = claimOf(context, work)
  if (claimed) return tryClaim(context, run, claimed, cap)
  const leftOut: LeftOutRows[] = []
  let masks = work
  while (masks.size > 0) {
    const look = (await tryAsMeasured(context, run, masks, cap)) ?? (await tryByEstimate(context, run, masks, cap))
    if (look.kind === 'too-large') {
      masks = shrink(run, masks)
      continue
    }
    const refused =
      look.kind === 'stopped' ? await rowsThatStop(context, run, masks, look.rejection, cap) : look.refused
    if (look.kind === 'fits' && refused.size === 0) return { work: await toWork(context, masks, look), leftOut }
    leftOut.push(...(await toLeftOut(context, refused, look.kind === 'stopped' ? look.rejection : undefined)))
    masks = without(masks, refused)
  }
  return { work: undefined, leftOut }
}

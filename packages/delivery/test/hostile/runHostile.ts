import type { Hex } from '@slotdrop/drops'
import type { TestChain } from '@slotdrop/testing'
import { createFakeClock, pipelining } from '../support.ts'
import { createItemsDrop, fetchPaidRows, placesOf, setReceivers } from './createItemsDrop.ts'
import { receivers } from './receivers.ts'

/** One row in so many is hostile. */
const share = 50

/** Result and cost of sending a list with hostile receivers by a sending key. */
type HostileResult = {
  readonly rows: number
  readonly hostile: number
  readonly paid: number
  /** Rows that are neither hostile nor paid, and hostile ones that are not named or that were paid. */
  readonly findings: readonly string[]
  readonly transactions: number
  /** Transactions that paid nobody. */
  readonly wasted: number
  readonly gas: bigint
  /** Gas beyond what the paid rows take in transactions in which no row was refused. */
  readonly gasWasted: bigint
}

/** Sends a list by an operator's key that may leave rows open, while one account in fifty is hostile. */
export async function runHostile(
  chain: TestChain,
  { count, slotSize }: { readonly count: number; readonly slotSize: number },
): Promise<HostileResult> {
  await chain.client.setAutomine(true)
  const { manifest, signer } = await createItemsDrop(chain, { count, slotSize, mayLeaveOpen: true })
  const always: readonly Hex[] = [
    ...[receivers.reverts, receivers.answersOtherwise, receivers.burnsGas, receivers.answersBomb],
    ...[receivers.refusesPrice, receivers.refusesBaseFee, receivers.refusesOrigin(signer.address)],
  ]
  // No trial meets these: the accounts have this code while a block is made, and accept at all other times.
  const inBlocks: readonly Hex[] = [receivers.reverts, receivers.burnsGas, receivers.answersBomb]
  const kinds = always.length + inBlocks.length
  const hostile = Array.from({ length: Math.floor(count / share) }, (_, index) => index * share + (index % share))
  const seen = hostile.flatMap((row, index) => {
    const code = always[index % kinds]
    return code ? [[row, code] as const] : []
  })
  const twoFaced = hostile.flatMap((row, index) => {
    const code = inBlocks[(index % kinds) - always.length]
    return code ? [[row, code] as const] : []
  })
  await setReceivers(chain, manifest, seen)
  await chain.client.setAutomine(false)
  const clock = createFakeClock(async () => {
    await setReceivers(chain, manifest, twoFaced)
    await chain.client.mine({ blocks: 1 })
    await setReceivers(
      chain,
      manifest,
      twoFaced.map(([row]) => [row, receivers.accepts] as const),
    )
  })
  const hashes = new Set<Hex>()
  const run = pipelining(
    chain,
    { manifest, signer },
    { clock, onTransaction: ({ hash }: { hash: Hex }) => void hashes.add(hash) },
  )
  await run.start()

  const { leftOut = [], pace, phase, problem } = run.getState()
  const paid = await fetchPaidRows(chain, manifest)
  const named = new Set(placesOf(manifest, leftOut))
  const isHostile = new Set(hostile)
  const findings = [
    ...(phase === 'paused' ? [] : [`phase ${phase}: ${problem?.error.shortMessage}`]),
    ...Array.from({ length: count }, (_, row) => row).flatMap((row) => {
      if (isHostile.has(row) === named.has(row) && paid.has(row) !== named.has(row)) return []
      return [`row ${row} is ${isHostile.has(row) ? '' : 'not '}hostile, ${named.has(row) ? '' : 'not '}named`]
    }),
  ]
  const receipts = await Promise.all([...hashes].map((hash) => chain.client.getTransactionReceipt({ hash })))
  const gas = receipts.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
  const perRow = await measureHonestRow(chain, { count: Math.min(count, 500), slotSize })
  const gasWasted = gas - perRow * BigInt(paid.size)
  return {
    ...{ rows: count, hostile: hostile.length, paid: paid.size, findings, gas },
    ...{ transactions: receipts.length, wasted: pace?.wasted ?? 0, gasWasted: gasWasted > 0n ? gasWasted : 0n },
  }
}

/** Gas of a row where all accounts accept, with its share of the transaction. */
async function measureHonestRow(chain: TestChain, { count, slotSize }: { count: number; slotSize: number }) {
  await chain.client.setAutomine(true)
  const { manifest, signer } = await createItemsDrop(chain, { count, slotSize, mayLeaveOpen: true })
  const hashes = new Set<Hex>()
  const onTransaction = ({ hash }: { hash: Hex }) => void hashes.add(hash)
  await pipelining(chain, { manifest, signer }, { onTransaction }).start()
  const receipts = await Promise.all([...hashes].map((hash) => chain.client.getTransactionReceipt({ hash })))
  return receipts.reduce((sum, { gasUsed }) => sum + gasUsed, 0n) / BigInt(count)
}

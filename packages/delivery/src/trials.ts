import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type Hex, type Manifest, slotRows } from '@slotdrop/drops'
import { decodeFunctionResult, parseEventLogs, type StateOverride } from 'viem'
import {
  explainReason,
  findRevert,
  isNodeTrouble,
  type RevertedError,
  revertOf,
  toDeliveryError,
} from './errors/index.ts'
import { explainRow } from './explainRow.ts'
import { approval } from './getAuthoriseSteps.ts'
import type { ChainClient, TransactionRequest } from './ports.ts'
import { needsOf, totalOf } from './readStanding.ts'
import { sendRequest } from './sendRequest.ts'

/** What a slot would do if it were sent now. */
export type Trial =
  | { readonly kind: 'ran'; readonly gas: bigint; readonly refused: ReadonlyMap<number, string> }
  | { readonly kind: 'reverted'; readonly reason: RevertedError }

/** Tries rows of a slot, as if the distributor were approved. */
export type TrySlot = (slot: number, mask: bigint) => Promise<Trial>

const plentyOfCoins = 2n ** 100n

/** With `eth_simulateV1`: approval and send one after another, with the events of refused rows. */
export const trialsBySimulation = (client: ChainClient, manifest: Manifest, account: Address): TrySlot => {
  const { terms } = manifest
  return async (slot, mask) => {
    const needed = totalOf(needsOf(manifest, new Map([[slot, mask]])))
    const approvals = terms.standard === 'NATIVE' ? [] : [approval(manifest, 0n), approval(manifest, needed)]
    const toCall =
      (from: Address) =>
      ({ to, data, value }: TransactionRequest) => ({ account: from, to, data, value })
    const [block] = await client.simulateBlocks({
      blocks: [
        {
          stateOverrides: [...new Set([terms.sender, account])].map((address) => ({ address, balance: plentyOfCoins })),
          calls: [...approvals.map(toCall(terms.sender)), toCall(account)(sendRequest(manifest, slot, mask))],
        },
      ],
    })
    const sent = block?.calls.at(-1) as { status: string; data: Hex; gasUsed: bigint; logs?: never[]; error?: unknown }
    if (sent.status !== 'success') return { kind: 'reverted', reason: findRevert(sent.error) ?? revertOf(sent.data) }
    const events = parseEventLogs({ abi: slotDistributorAbi, eventName: 'RowFailed', logs: sent.logs ?? [] })
    const refused = new Map(events.map(({ args }) => [Number(args.row), explainReason(args.reason)]))
    return { kind: 'ran', gas: sent.gasUsed, refused }
  }
}

/** With `eth_call` alone: the refused rows from the answer, their reasons from trials of each. */
export const trialsByCall = (
  client: ChainClient,
  manifest: Manifest,
  account: Address,
  stateOverride: StateOverride,
): TrySlot => {
  const explainAll = async (slot: number, failed: bigint) => {
    const reasons = new Map<number, string>()
    for (const [row, each] of slotRows(manifest, slot).entries())
      if (((failed >> BigInt(row)) & 1n) === 1n)
        reasons.set(row, await explainRow(client, manifest, each, stateOverride))
    return reasons
  }
  return async (slot, mask) => {
    const request = sendRequest(manifest, slot, mask)
    try {
      const { data = '0x' } = await client.call({ account, ...request, stateOverride })
      const [, failed] = decodeFunctionResult({ abi: slotDistributorAbi, functionName: 'send', data })
      const gas = await client.estimateGas({ account, ...request, stateOverride })
      return { kind: 'ran', gas, refused: await explainAll(slot, failed) }
    } catch (error) {
      const reason = findRevert(error)
      if (!reason) throw toDeliveryError(error)
      return { kind: 'reverted', reason }
    }
  }
}

/** Whether the node knows `eth_simulateV1`. */
export const canSimulate = async (client: ChainClient, account: Address): Promise<boolean> => {
  try {
    await client.simulateBlocks({ blocks: [{ calls: [{ account, to: account, data: '0x' }] }] })
    return true
  } catch (error) {
    const isRefused = /method|not (found|supported|available|implemented)|unsupported|-3260[12]/i.test(String(error))
    if (!isRefused && isNodeTrouble(error)) throw toDeliveryError(error)
    return false
  }
}

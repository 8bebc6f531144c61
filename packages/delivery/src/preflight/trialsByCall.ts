import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type Manifest, slotRows, slotWord } from '@slotdrop/drops'
import { decodeFunctionResult, type StateOverride } from 'viem'
import { findRevert, noReason, type Reason, toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { needsOf, totalOf } from '../authorise/needs.ts'
import { fetchPullAnswer, fetchRowReason, withWholeAnswer } from '../refusals/fetchRowReason.ts'
import { headroomOf, trialRowGas } from '../fees/rowGas.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { measureGas } from './measureGas.ts'
import { mergeOverrides } from './stateOverrides.ts'
import { lentFees, type Trial, trialCoins, type Trials, type TrialTerms } from './trials.ts'

/** Units of gas used after the last row: balance checks, the refund, the ledger and the event. */
const gasBehindRows = 40_000n

/** With `eth_call` alone: the refused rows from the answer, their reasons from trials of each. */
export function trialsByCall(
  client: ChainClient,
  manifest: Manifest,
  account: Address,
  state: StateOverride,
  terms: TrialTerms,
): Trials {
  const { gasCap } = terms
  const fees = lentFees(terms)
  const stateOverride = mergeOverrides(state, fees ? [{ address: account, balance: trialCoins }] : [])
  const explain = async (slot: number, refused: Map<number, Reason>) => {
    const rows = slotRows(manifest, slot)
    for (const place of refused.keys()) {
      const row = rows[place]
      if (!row) continue
      const reason = await fetchRowReason(client, manifest, row, stateOverride)
      if (reason.kind !== 'none') refused.set(place, reason)
    }
  }
  const trySlot = async (slot: number, mask: bigint, rowGas = trialRowGas(gasCap)): Promise<Trial> => {
    const request = sendRequest(manifest, new Map([[slot, mask]]), rowGas)
    const failedWith = async (gas?: bigint) => {
      const { data = '0x' } = await client.call({ account, ...request, ...fees, stateOverride, gas: gas ?? gasCap })
      const [, [failed = 0n]] = decodeFunctionResult({ abi: slotDistributorAbi, functionName: 'send', data })
      return failed
    }
    try {
      const failed = await failedWith()
      const limit = await measureGas({
        ...{ client, account, request, stateOverride, gasCap },
        // With too little, the call fails, or rows do that would be paid.
        isEnough: (tried) =>
          failedWith(tried).then(
            (mask) => mask === failed,
            (error: unknown) => {
              const failure = toDeliveryError(error)
              if (failure.name === 'RpcUnavailableError' || failure.name === 'RpcRateLimitedError') throw failure
              return false
            },
          ),
      })
      // The headroom must be left but is not used up. The last row and the end of the call, which are paid from it, are added.
      const others = limit > headroomOf(rowGas) ? limit - headroomOf(rowGas) : limit
      const gas = others + others / BigInt(slotWord.count(mask)) + gasBehindRows
      const refused = new Map(slotWord.rowsOf(failed).map((row): [number, Reason] => [row, noReason]))
      await explain(slot, refused)
      return { kind: 'ran', gas, refused, short: new Map() }
    } catch (error) {
      const reason = findRevert(error)
      if (!reason) throw toDeliveryError(error)
      if (reason.errorName !== 'PullFailed') return { kind: 'reverted', reason }
      const sum = totalOf(needsOf(manifest, new Map([[slot, mask]])))
      const answer = await fetchPullAnswer(client, manifest, sum, stateOverride)
      return { kind: 'reverted', reason: withWholeAnswer(reason, answer) }
    }
  }
  return { trySlot, explain }
}

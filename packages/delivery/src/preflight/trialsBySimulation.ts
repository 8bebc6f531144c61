import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, type Hex, isUnwrapped, type Manifest, type Row, slotRows, slotWord } from '@slotdrop/drops'
import { encodeFunctionData, erc20Abi, hexToBigInt, parseEventLogs, type StateOverride, isAddressEqual } from 'viem'
import { needsOf, totalOf } from '../authorise/needs.ts'
import { approvalRequest } from '../authorise/approvalRequest.ts'
import { revertDataOf } from '../errors/decodeRevert.ts'
import {
  findRevert,
  isNodeTrouble,
  RpcUnavailableError,
  decodeReason,
  type Reason,
  revertOf,
  toDeliveryError,
} from '../errors/index.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import { withWholeAnswer } from '../refusals/fetchRowReason.ts'
import { pullRequest, rowRequest } from '../refusals/rowRequest.ts'
import { trialRowGas } from '../fees/rowGas.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { mergeOverrides } from './stateOverrides.ts'
import { lentFees, type Trial, trialCoins, type Trials, type TrialTerms } from './trials.ts'

/** Rows of a mask that a direct drop pays to somebody else than the sender, by account: one account may have several. */
function measuredRows({ terms, ...rest }: Manifest, slot: number, mask: bigint): Map<Address, number[]> {
  const places = new Map<Address, number[]>()
  if (!terms.direct) return places
  for (const [row, { account }] of slotRows({ terms, ...rest }, slot).entries())
    if (slotWord.isSet(mask, row) && !isAddressEqual(account, terms.sender))
      places.set(account, [...(places.get(account) ?? []), row])
  return places
}

/** What an account got, shared among its paid rows by what they say; only rows that get less. */
function shortOf(rows: readonly Row[], paid: readonly number[], gained: bigint): [number, bigint][] {
  const said = paid.reduce((sum, row) => sum + (rows[row]?.amount ?? 0n), 0n)
  if (gained >= said) return []
  return paid.map((row) => [row, ((rows[row]?.amount ?? 0n) * gained) / said])
}

/** Refused rows of a slot that one simulation explains; the others keep what the distributor kept of them. */
const maxExplainedRows = 50

function toCall(account: Address) {
  return ({ to, data, value }: TransactionRequest) => ({ account, to, data, value })
}

type SimulatedRequest = TransactionRequest & {
  readonly account: Address
}

type SimulatedCall = {
  readonly status: string
  readonly data: Hex
  readonly gasUsed: bigint
  readonly logs?: never[]
  readonly error?: unknown
}

/** Answers of a simulation, in the order of the calls. */
function callsOf(block: { readonly calls: readonly unknown[] } | undefined): readonly SimulatedCall[] {
  // Sound: viem answers these fields for calls without an ABI, in a union that tells more.
  return (block?.calls ?? []) as readonly SimulatedCall[]
}

/** With `eth_simulateV1`: approval and send one after another, with the events of refused rows. */
export function trialsBySimulation(
  client: ChainClient,
  manifest: Manifest,
  account: Address,
  stateOverride: StateOverride,
  trialTerms: TrialTerms,
): Trials {
  const { terms } = manifest
  const { gasCap, market } = trialTerms
  const fees = lentFees(trialTerms)
  const stateOverrides = mergeOverrides(
    stateOverride,
    [...new Set([terms.sender, account])].map((address) => ({ address, balance: trialCoins })),
  )
  const approvalsFor = (slot: number, mask: bigint): readonly SimulatedRequest[] => {
    if (isUnwrapped(terms)) return []
    const needed = totalOf(needsOf(manifest, new Map([[slot, mask]])))
    return [approvalRequest(manifest, 0n), approvalRequest(manifest, needed)].map(toCall(terms.sender))
  }
  const explain = async (slot: number, refused: Map<number, Reason>) => {
    const rows = slotRows(manifest, slot)
    const tried = [...refused.keys()].flatMap((place) => (rows[place] ? [{ place, row: rows[place] }] : []))
    const places = tried.slice(0, maxExplainedRows)
    if (places.length === 0) return
    const approvals = approvalsFor(slot, slotWord.maskOf(places.map(({ place }) => place)))
    const mover = terms.standard === 'NATIVE' ? terms.sender : terms.distributor
    const moves = places.map(({ row }) => ({ account: mover, ...rowRequest(manifest, row) }))
    const [block] = await client.simulateBlocks({ blocks: [{ stateOverrides, calls: [...approvals, ...moves] }] })
    const calls = callsOf(block)
    places.forEach(({ place }, index) => {
      const call = calls[approvals.length + index]
      if (!call || call.status === 'success') return
      const reason = decodeReason(revertDataOf(call.error) ?? call.data)
      if (reason.kind !== 'none') refused.set(place, reason)
    })
  }
  const pullAnswer = async (slot: number, mask: bigint) => {
    const request = pullRequest(manifest, totalOf(needsOf(manifest, new Map([[slot, mask]]))))
    if (request === undefined) return undefined
    const calls = [...approvalsFor(slot, mask), toCall(terms.distributor)(request)]
    const [block] = await client.simulateBlocks({ blocks: [{ stateOverrides, calls }] })
    const pulled = callsOf(block).at(-1)
    return pulled === undefined || pulled.status === 'success' ? undefined : (revertDataOf(pulled.error) ?? pulled.data)
  }
  const trySlot = async (slot: number, mask: bigint, rowGas = trialRowGas(gasCap)): Promise<Trial> => {
    const approvals = approvalsFor(slot, mask)
    const measured = measuredRows(manifest, slot, mask)
    const balances = [...measured.keys()].map((owner) => ({
      account,
      to: terms.token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    }))
    const [block] = await client.simulateBlocks({
      blocks: [
        {
          stateOverrides,
          ...(market.baseFee !== undefined && { blockOverrides: { baseFeePerGas: market.baseFee } }),
          calls: [
            ...balances,
            ...approvals,
            { ...toCall(account)(sendRequest(manifest, new Map([[slot, mask]]), rowGas)), ...fees },
            ...balances,
          ],
        },
      ],
    })
    const calls = callsOf(block)
    const sent = calls[balances.length + approvals.length]
    if (!sent) throw new RpcUnavailableError()
    if (sent.status !== 'success') {
      const reason = findRevert(sent.error) ?? revertOf(sent.data)
      const answer = reason.errorName === 'PullFailed' ? await pullAnswer(slot, mask) : undefined
      return { kind: 'reverted', reason: withWholeAnswer(reason, answer) }
    }
    const events = parseEventLogs({ abi: slotDistributorAbi, eventName: 'RowFailed', logs: sent.logs ?? [] })
    const refused = new Map(events.map(({ args }) => [Number(args.row), decodeReason(args.reason)]))
    await explain(slot, refused)
    const after = balances.length + approvals.length + 1
    const rows = slotRows(manifest, slot)
    const short = [...measured.values()].flatMap((places, index) => {
      const paid = places.filter((row) => !refused.has(row))
      return shortOf(rows, paid, balanceIn(calls[after + index]) - balanceIn(calls[index]))
    })
    return { kind: 'ran', gas: sent.gasUsed, refused, short: new Map(short) }
  }
  return { trySlot, explain }
}

function balanceIn(call: SimulatedCall | undefined): bigint {
  return call?.status === 'success' && call.data !== '0x' ? hexToBigInt(call.data) : 0n
}

/** Whether the node knows `eth_simulateV1`. */
export async function canSimulate(client: ChainClient, account: Address): Promise<boolean> {
  try {
    await client.simulateBlocks({ blocks: [{ calls: [{ account, to: account, data: '0x' }] }] })
    return true
  } catch (error) {
    const isRefused = /method|not (found|supported|available|implemented)|unsupported|-3260[12]/i.test(String(error))
    if (!isRefused && isNodeTrouble(error)) throw toDeliveryError(error)
    return false
  }
}

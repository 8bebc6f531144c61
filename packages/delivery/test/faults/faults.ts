import { parseAbi, parseGwei } from 'viem'
import type { TestChain } from '@slotdrop/testing'
import { type PreparedDrop, setBlocked, setOperator } from '../support.ts'
import type { SendState } from '../../src/index.ts'
import type { World } from './createWorld.ts'
import type { Random } from './random.ts'

/** What a fault acts on. */
export type Stage = {
  readonly chain: TestChain
  readonly drop: PreparedDrop
  readonly world: World
  readonly random: Random
  /** Accounts that send: the first key, and the second one where there is one. */
  readonly keys: readonly `0x${string}`[]
  /** Of the pipeline that sends at the moment. */
  readonly getState: () => SendState | undefined
  /** Rows whose accounts refuse. */
  readonly refusing: Set<number>
}

/** Acts before a block; answers whether it keeps everybody from sending, so that no progress can be expected. */
type Fault = (block: number) => Promise<boolean>

export const low = parseGwei('1')
export const ceiling = parseGwei('100')
/** Whatever gas costs, the next block takes it first. */
const urgent = { maxFeePerGas: parseGwei('900'), maxPriorityFeePerGas: parseGwei('200') }

/** The base fee rises tenfold for a while: below the ceiling, so that what waits is replaced, or above it, so that all waits. */
function baseFeeTenfold({ chain, random }: Stage): Fault {
  const [from, length] = [1 + random.below(3), 5 + random.below(30)]
  const before = random.chance(0.5) ? low : parseGwei('15')
  return async (block) => {
    const isHigh = block >= from && block < from + length
    const baseFeePerGas = isHigh ? 10n * before : block < from ? before : low
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas })
    return isHigh && baseFeePerGas > ceiling
  }
}

/** Gas money for a few transactions; more comes some blocks after it ran dry. */
function purseRunsDry({ chain, random, keys, getState }: Stage): Fault {
  const value = 500_000_000_000_000n * BigInt(1 + random.below(6))
  const patience = 2 + random.below(10)
  const from = random.below(3)
  let [isSet, dry, isFilled] = [false, 0, false]
  return async (block) => {
    if (block < from) return false
    if (!isSet) for (const address of keys) await chain.client.setBalance({ address, value })
    isSet = true
    const isDry = getState()?.waiting?.reason === 'purse'
    if (isDry) dry += 1
    if (!isFilled && dry > patience) {
      for (const address of keys) await chain.client.setBalance({ address, value: 10n ** 19n })
      isFilled = true
    }
    return isDry
  }
}

function forgetful({ world }: Stage): Fault {
  return async () => {
    world.faults.isForgetful = true
    return false
  }
}

function rateLimit({ world, random }: Stage): Fault {
  const from = 1 + random.below(4)
  return async (block) => {
    // A minute.
    world.faults.isRateLimiting = block >= from && block < from + 30
    return world.faults.isRateLimiting
  }
}

function lag({ world, random }: Stage): Fault {
  const [from, length] = [1 + random.below(4), 3 + random.below(30)]
  return async (block) => {
    world.faults.lag = block >= from && block < from + length ? 20n : 0n
    return world.faults.lag > 0n
  }
}

/** The sender names the second key in the middle. */
function operatorChanged({ drop, random, keys }: Stage): Fault {
  const at = 1 + random.below(3)
  return async (block) => {
    const [, second] = keys
    if (block === at && second) await setOperator(drop, second, { fees: urgent })
    return false
  }
}

const blockAbi = parseAbi(['function setBlackListed(address account, bool blocked)'])

/** A row begins to refuse ahead of everything that is under way. */
function rowBeginsToRefuse({ chain, drop: { manifest }, random, getState, refusing }: Stage): Fault {
  const row = random.below(manifest.rowCount)
  let isDone = false
  return async (block) => {
    if (isDone || block === 0 || ((getState()?.pace?.inFlight ?? 0) === 0 && block < 3)) return false
    isDone = true
    refusing.add(row)
    await chain.client.writeContract({
      abi: blockAbi,
      address: manifest.terms.token,
      functionName: 'setBlackListed',
      args: [manifest.rowAt(row).account, true],
      gas: 200_000n,
      ...urgent,
    })
    return false
  }
}

export const faultsByName = {
  'base fee tenfold': baseFeeTenfold,
  'purse runs dry': purseRunsDry,
  'every fifth dropped': forgetful,
  '429 for a minute': rateLimit,
  'twenty blocks behind': lag,
  'operator changed': operatorChanged,
  'row begins to refuse': rowBeginsToRefuse,
} as const

/** `two keys` is no act, but who may send: anybody. */
export type FaultName = keyof typeof faultsByName | 'two keys'

export const faultNames: readonly FaultName[] = [
  'base fee tenfold',
  'purse runs dry',
  'every fifth dropped',
  '429 for a minute',
  'twenty blocks behind',
  'operator changed',
  'row begins to refuse',
  'two keys',
]

/** Those that may cost a transaction without anybody's mistake. */
export const costlyFaults: ReadonlySet<FaultName> = new Set(['operator changed', 'row begins to refuse', 'two keys'])

/** Lets those who refuse receive again. */
export async function unblock({ chain, drop: { manifest }, refusing }: Stage): Promise<void> {
  for (const row of refusing) await setBlocked(chain, manifest.terms.token, manifest.rowAt(row).account, false)
  refusing.clear()
}

import type { Manifest } from '@slotdrop/drops'
import { type Address, parseAbi, parseGwei } from 'viem'
import type { LocalClient } from '../connect.ts'
import type { NodeFaults } from './createFaultyNode.ts'
import type { Random } from './random.ts'

/** What a fault acts on. */
export type FaultStage = {
  readonly client: LocalClient
  readonly manifest: Manifest
  readonly node: NodeFaults
  readonly random: Random
  /** Accounts that send: those of which gas money is taken. */
  readonly getKeys: () => readonly Address[]
  /** Whether sending waits for gas money. */
  readonly isPurseDry: () => boolean
  readonly fillPurse: () => Promise<void>
  /** Transactions under way. */
  readonly countInFlight: () => number
  /** The sender names another account as operator, ahead of everything under way. */
  readonly changeOperator: () => Promise<void>
  /** Rows whose accounts refuse. */
  readonly refusing: Set<number>
}

/** Acts before a block; answers whether it keeps everybody from sending, so that no progress can be expected. */
export type FaultAct = (block: number) => Promise<boolean>

/** Base fee in wei where nothing raises it, and the most that a sender pays for gas. */
export const [lowBaseFee, feeCeiling] = [parseGwei('1'), parseGwei('100')]
/** Whatever gas costs, the next block takes it first. */
export const urgentFees = { maxFeePerGas: parseGwei('900'), maxPriorityFeePerGas: parseGwei('200') }

/** The base fee rises tenfold for a while: below the ceiling, so that what waits is replaced, or above it, so that all waits. */
function baseFeeTenfold({ client, random }: FaultStage): FaultAct {
  const [from, length] = [1 + random.below(3), 5 + random.below(30)]
  const before = random.chance(0.5) ? lowBaseFee : parseGwei('15')
  return async (block) => {
    const isHigh = block >= from && block < from + length
    const baseFeePerGas = isHigh ? 10n * before : block < from ? before : lowBaseFee
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas })
    return isHigh && baseFeePerGas > feeCeiling
  }
}

/** Gas money for a few transactions; more comes some blocks after it ran dry. */
function purseRunsDry({ client, random, getKeys, isPurseDry, fillPurse }: FaultStage): FaultAct {
  const value = 500_000_000_000_000n * BigInt(1 + random.below(6))
  const patience = 2 + random.below(10)
  const from = random.below(3)
  let [isSet, dry, isFilled] = [false, 0, false]
  return async (block) => {
    if (block < from) return false
    if (!isSet) for (const address of getKeys()) await client.setBalance({ address, value })
    isSet = true
    const isDry = isPurseDry()
    if (isDry) dry += 1
    if (!isFilled && dry > patience) {
      await fillPurse()
      isFilled = true
    }
    return isDry
  }
}

function forgetful({ node }: FaultStage): FaultAct {
  return async () => {
    node.isForgetful = true
    return false
  }
}

function rateLimit({ node, random }: FaultStage): FaultAct {
  const from = 1 + random.below(4)
  return async (block) => {
    // A minute of blocks that come every two seconds.
    node.isRateLimiting = block >= from && block < from + 30
    return node.isRateLimiting
  }
}

function lag({ node, random }: FaultStage): FaultAct {
  const [from, length] = [1 + random.below(4), 3 + random.below(30)]
  return async (block) => {
    node.lag = block >= from && block < from + length ? 20n : 0n
    return node.lag > 0n
  }
}

/** The sender names another account in the middle. */
function operatorChanged({ random, changeOperator }: FaultStage): FaultAct {
  const at = 1 + random.below(3)
  return async (block) => {
    if (block === at) await changeOperator()
    return false
  }
}

const blockAbi = parseAbi(['function setBlackListed(address account, bool blocked)'])

/** A row begins to refuse ahead of everything that is under way. */
function rowBeginsToRefuse({ client, manifest, random, countInFlight, refusing }: FaultStage): FaultAct {
  const row = random.below(manifest.rowCount)
  let isDone = false
  return async (block) => {
    if (isDone || block === 0 || (countInFlight() === 0 && block < 3)) return false
    isDone = true
    refusing.add(row)
    await client.writeContract({
      abi: blockAbi,
      address: manifest.terms.token,
      functionName: 'setBlackListed',
      args: [manifest.rowAt(row).account, true],
      gas: 200_000n,
      ...urgentFees,
    })
    return false
  }
}

/** Faults of a chain and its nodes, each with the times that a seed decides. */
export const chainFaults = {
  'base fee tenfold': baseFeeTenfold,
  'purse runs dry': purseRunsDry,
  'every fifth dropped': forgetful,
  '429 for a minute': rateLimit,
  'twenty blocks behind': lag,
  'operator changed': operatorChanged,
  'row begins to refuse': rowBeginsToRefuse,
} as const

export type ChainFaultName = keyof typeof chainFaults

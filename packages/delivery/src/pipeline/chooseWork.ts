import { slotWord } from '@slotdrop/drops'

/** Blocks that are filled ahead: the next one, and the one after it. */
const blocksAhead = 2

/** Assumed of a row until a trial measured one. */
export const unmeasuredGasPerRow = 40_000n
/** How much more gas than a trial needed is given, in percent. */
export const defaultGasReserve = 8n

/** What the next transactions may take. */
export type Room = {
  readonly blockGasLimit: bigint
  /** Most gas a transaction of the chain may ask for. */
  readonly transactionGasCap: bigint
  /** Gas limits of transactions under way, in the order of their nonces. */
  readonly underWay: readonly bigint[]
  /** How many more transactions may be under way. */
  readonly count: number
  /** Gas that a row needs, and that is given on top, in percent. */
  readonly gasPerRow: bigint
  readonly gasReserve: bigint
  /** Limits that a node or the chain showed. */
  readonly maxSlots: number
  readonly maxRows: number
}

/** Most gas of a transaction in a block with this limit. */
export function gasCapOf({ transactionGasCap }: Pick<Room, 'transactionGasCap'>, blockGasLimit: bigint): bigint {
  return transactionGasCap < blockGasLimit ? transactionGasCap : blockGasLimit
}

/** Gas to ask for when a trial needed `gas`: what a row costs may change until it is mined. */
export function withReserve(gas: bigint, percent: bigint): bigint {
  return gas + (gas * percent) / 100n + 40_000n
}

/** Gas that is about used where so much was asked for. */
function usedOf(limit: bigint, percent: bigint): bigint {
  return ((limit - 40_000n) * 100n) / (100n + percent)
}

/** How a miner fills blocks with transactions of one account: in order, each into the first block that has room for its limit. */
function createBlocks({ blockGasLimit, gasReserve }: Room) {
  let full = 0
  let left = blockGasLimit
  const add = (limit: bigint) => {
    if (limit > left) {
      full += 1
      left = blockGasLimit
    }
    left -= usedOf(limit, gasReserve)
  }
  return {
    add,
    /** The most that fits into the block that is being filled, or else, if nothing of use fits, into the next; 0 when enough is planned. */
    room(least: bigint): bigint {
      if (full >= blocksAhead) return 0n
      if (left >= least) return left
      return full + 1 < blocksAhead ? blockGasLimit : 0n
    },
  }
}

/** Rows of the first slots that a transaction with so much gas can carry. */
function fill(open: ReadonlyMap<number, bigint>, gasLimit: bigint, room: Room): Map<number, bigint> {
  const work = new Map<number, bigint>()
  let rows = 0
  for (const [slot, mask] of open) {
    if (work.size >= room.maxSlots) break
    const fitting = Math.min(slotWord.count(mask), room.maxRows - rows)
    const needed = withReserve(room.gasPerRow * BigInt(rows + fitting), room.gasReserve)
    if (fitting <= 0 || (work.size > 0 && (needed > gasLimit || fitting < slotWord.count(mask)))) break
    work.set(slot, slotWord.lowest(mask, fitting))
    rows += fitting
  }
  return work
}

/**
 * Chooses what the next transactions carry: as many slots each as its gas allows, and as many transactions as fill the coming blocks.
 * The last one of a block is smaller, so that no block stays open for want of a fitting one.
 *
 * @param open rows to pay, by slot, in the order in which they are sent
 */
export function chooseWork(open: ReadonlyMap<number, bigint>, room: Room): Map<number, bigint>[] {
  const blocks = createBlocks(room)
  room.underWay.forEach(blocks.add)
  const left = new Map(open)
  const chosen: Map<number, bigint>[] = []
  while (chosen.length < room.count) {
    const [first] = left
    if (first === undefined) break
    const rows = BigInt(Math.min(slotWord.count(first[1]), room.maxRows))
    const least = withReserve(room.gasPerRow * rows, room.gasReserve)
    const gas = blocks.room(least < room.transactionGasCap ? least : room.transactionGasCap)
    if (gas === 0n) break
    const work = fill(left, gas < room.transactionGasCap ? gas : room.transactionGasCap, room)
    if (work.size === 0) break
    chosen.push(work)
    let total = 0
    for (const [slot, mask] of work) {
      total += slotWord.count(mask)
      left.delete(slot)
    }
    blocks.add(withReserve(room.gasPerRow * BigInt(total), room.gasReserve))
  }
  return chosen
}

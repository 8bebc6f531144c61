import type { Address, Hex } from '@slotdrop/drops'
import { keccak256, stringToHex, zeroAddress } from 'viem'

/** A call or a transaction, as requests have it. */
export type Call = {
  readonly from?: Address
  readonly to?: Address
  readonly data?: Hex
  readonly input?: Hex
  readonly value?: Hex
  readonly nonce?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
}
/** A transaction of an account. Without a block it waits. */
export type Sent = {
  readonly from: Address
  readonly to: Address
  readonly nonce: number
  readonly call: Call
  readonly block: number | undefined
}

/** Transactions that accounts of a story send. */
export function createStoryTransactions({
  isWaiting,
  tip,
  apply,
}: {
  /** They wait until they are mined; otherwise each is mined as soon as it is sent. */
  readonly isWaiting: boolean
  readonly tip: () => number
  /** What a transaction that is mined changes. */
  readonly apply: (sent: Sent) => void
}) {
  const sent = new Map<Hex, Sent>()

  /** Nonces that are in use, or only those that were mined. */
  const count = (isMined: boolean) =>
    new Set([...sent.values()].flatMap(({ nonce, block }) => (isMined && block === undefined ? [] : [nonce]))).size

  const put = (hash: Hex, made: Sent) => {
    sent.set(hash, made)
    if (made.block !== undefined) apply(made)
  }

  return {
    get: (hash: Hex) => sent.get(hash),
    count,
    send(call: Call): Hex {
      const { from = zeroAddress, to = zeroAddress, data = '0x' } = call
      const hash = keccak256(stringToHex(`${from}${sent.size}${data}`))
      const nonce = call.nonce === undefined ? count(false) : Number(call.nonce)
      put(hash, { from, to, nonce, call, block: isWaiting ? undefined : tip() })
      return hash
    },
    /** Mines of each nonce the transaction that was sent last; the others are gone. */
    mine(): void {
      const last = new Map<number, Hex>()
      for (const [hash, { nonce, block }] of sent) if (block === undefined) last.set(nonce, hash)
      for (const [hash, each] of [...sent]) {
        if (each.block !== undefined) continue
        if (last.get(each.nonce) === hash) put(hash, { ...each, block: tip() })
        else sent.delete(hash)
      }
    },
  }
}

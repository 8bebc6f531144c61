import { keccak256, numberToHex, zeroAddress, zeroHash } from 'viem'

/** Block of the first transaction of a drop: a hundred blocks, which are final by now, are above it. */
export const firstBlock = 1_000_000

const blockSeconds = 12
const noBloom = `0x${'00'.repeat(256)}`
/** Base fee, in wei. */
const baseFee = 10n ** 10n

/** Blocks that go on with the clock. */
export function createStoryBlocks(now: () => number, gasLimit = 60_000_000) {
  const begun = now()
  const start = firstBlock + 100
  const tip = () => start + Math.floor((now() - begun) / 1000)
  return {
    tip,
    baseFee,
    block(tag: unknown) {
      const number = typeof tag === 'string' && tag.startsWith('0x') ? Number(tag) : tip()
      const seconds = number >= start ? now() / 1000 : begun / 1000 - (start - number) * blockSeconds
      return {
        number: numberToHex(number),
        hash: keccak256(numberToHex(number)),
        parentHash: zeroHash,
        timestamp: numberToHex(Math.floor(seconds)),
        baseFeePerGas: numberToHex(baseFee),
        gasLimit: numberToHex(gasLimit),
        gasUsed: numberToHex(12_000_000),
        miner: zeroAddress,
        difficulty: '0x0',
        extraData: '0x',
        nonce: '0x0000000000000000',
        size: '0x400',
        transactions: [],
        uncles: [],
        logsBloom: noBloom,
        mixHash: zeroHash,
        receiptsRoot: zeroHash,
        sha3Uncles: zeroHash,
        stateRoot: zeroHash,
        transactionsRoot: zeroHash,
      }
    },
  }
}

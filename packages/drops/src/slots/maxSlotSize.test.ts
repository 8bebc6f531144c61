import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { standardCode } from '../values/tokenStandard.ts'
import { maxSlotSize } from './maxSlotSize.ts'

const contract = new URL('../../../contracts/src/SlotDistributor.sol', import.meta.url)

test('the limits are those of the contract, a byte a standard', () => {
  const [, sum = ''] = /SLOT_LIMITS = ([^;]+);/.exec(readFileSync(contract, 'utf8')) ?? []
  const terms = sum.split('|').map((term) => term.split('<<').map(Number))
  const limits = terms.reduce((all, [limit = 0, shift = 0]) => all | (BigInt(limit) * 2n ** BigInt(shift)), 0n)
  for (const standard of ['ERC20', 'ERC721', 'ERC1155', 'NATIVE'] as const)
    expect((limits / 256n ** BigInt(standardCode[standard])) % 256n).toBe(BigInt(maxSlotSize[standard]))
})

import { size } from 'viem'
import { expect, test } from 'vitest'
import { slotDistributorRuntimeBytecode } from '../src/index.ts'

test('the code on the chain takes at most 18 kB of the 24 that EIP-170 allows', () => {
  expect(size(slotDistributorRuntimeBytecode)).toBeLessThanOrEqual(18 * 1024)
})

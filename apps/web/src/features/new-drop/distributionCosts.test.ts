import { gasPerClaim, gasPerRow, gasPerSlot } from '../../chain/gasFigures.ts'
import { expect, test } from 'vitest'
import { distributionGas, sendGas } from './distributionCosts.ts'

test('sending takes gas for each row and each slot of it', () => {
  expect(sendGas('ERC20', 600n)).toBe(600n * gasPerRow.ERC20 + 3n * gasPerSlot)
  expect(sendGas('ERC721', 100n)).toBe(100n * gasPerRow.ERC721 + gasPerSlot)
})

test('who lets recipients claim pays for one transaction however long the list is, and they pay for their claims', () => {
  const [short, long] = [distributionGas('claim', 1n), distributionGas('claim', 10n ** 9n)]
  expect(short).toEqual(long)
  expect(short.sender.to).toBeLessThan(gasPerClaim)
  expect(short.recipient).toEqual({ from: gasPerClaim, to: gasPerClaim })
})

test('who sends pays for all of it, and who does both for what is left', () => {
  expect(distributionGas('push', 500n)).toEqual({ sender: { from: 500n, to: 500n }, recipient: { from: 0n, to: 0n } })
  const { sender, recipient } = distributionGas('both', 500n)
  expect(sender.to - sender.from).toBe(500n)
  expect(recipient).toEqual({ from: 0n, to: gasPerClaim })
})

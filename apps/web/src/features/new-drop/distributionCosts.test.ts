import { expect, test } from 'vitest'
import { getGasFigures } from '../../chain/gasFigures.ts'
import { distributionGas, sendGas } from './distributionCosts.ts'

const figures = getGasFigures('ERC20', 'osaka')
const { gasPerRow, gasPerSlot, gasPerClaim } = figures

test('sending takes gas for each row and each slot of it', () => {
  expect(sendGas(figures, 600n)).toBe(600n * gasPerRow + 3n * gasPerSlot)
  const nft = getGasFigures('ERC721', 'osaka')
  expect(sendGas(nft, 100n)).toBe(100n * nft.gasPerRow + nft.gasPerSlot)
})

test('on Amsterdam sending takes more than four times the gas, and a claim less than twice', () => {
  const after = getGasFigures('ERC20', 'amsterdam')
  expect(sendGas(after, 1000n)).toBeGreaterThan(4n * sendGas(figures, 1000n))
  expect(distributionGas('claim', after, 1n).recipient.to).toBeLessThan(2n * gasPerClaim)
})

test('who lets recipients claim pays for one transaction however long the list is, and they pay for their claims', () => {
  const [short, long] = [distributionGas('claim', figures, 1n), distributionGas('claim', figures, 10n ** 9n)]
  expect(short).toEqual(long)
  expect(short.sender.to).toBeLessThan(gasPerClaim)
  expect(short.recipient).toEqual({ from: gasPerClaim, to: gasPerClaim })
})

test('who sends pays for all of it, and who does both for what is left', () => {
  const nothing = { from: 0n, to: 0n }
  expect(distributionGas('push', figures, 500n)).toEqual({ sender: { from: 500n, to: 500n }, recipient: nothing })
  const { sender, recipient } = distributionGas('both', figures, 500n)
  expect(sender.to - sender.from).toBe(500n)
  expect(recipient).toEqual({ from: 0n, to: gasPerClaim })
})

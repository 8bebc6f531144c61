import { slotWord } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { asClient, authorise, createTestSender, registerOperator, sealFor } from '../../test/support.ts'
import { rowClaimRequest } from '../claim/rowClaimRequest.ts'
import { defaultRowGas } from '../fees/rowGas.ts'
import { sendRequest } from '../send/sendRequest.ts'
import { isClaimCheaper } from './isClaimCheaper.ts'

const chains: TestChain[] = []
afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

// Osaka charges a floor of 10 and 40 units a byte of calldata (EIP-7623); Cancun 4 and 16 without a floor.
describe.each(['cancun', 'osaka'])('on the gas schedule of %s', (hardfork) => {
  test.each([
    [20, 1],
    [20, 2],
    [20, 3],
    [250, 1],
    [250, 2],
    [250, 3],
  ])('of a slot of %i rows, %i are claimed if the transactions use less gas in all', async (slotSize, count) => {
    const chain = chains.at(hardfork === 'cancun' ? 0 : 1) ?? (await startChain(['--hardfork', hardfork]))
    if (!chains.includes(chain)) chains.push(chain)
    const sender = await createTestSender(chain)
    const rows = makeRows(slotSize, { seed: slotSize * 10 + count, decimals: 18 })
    const manifest = await sealFor(chain, sender.account.address, rows, { slotSize })
    await authorise(chain, sender, manifest)
    const { address: account } = await registerOperator(
      chain,
      { ...sender, manifest },
      { claimsOpen: true, mayLeaveOpen: true },
    )
    const client = asClient(chain)
    const places = Array.from({ length: count }, (_, index) => index * 3)
    const mask = slotWord.maskOf(places)
    const decided = await isClaimCheaper({ client, manifest, account, slot: 0, rows: mask })

    /** Units of gas that transactions use, each mined after the other; the chain is as before afterwards. */
    const used = async (requests: readonly { to: `0x${string}`; data: `0x${string}`; value: bigint }[]) => {
      const id = await chain.client.snapshot()
      await chain.client.impersonateAccount({ address: account })
      let sum = 0n
      for (const request of requests) {
        const hash = await chain.client.sendTransaction({ account, ...request, gas: 3_000_000n })
        const { gasUsed, status } = await chain.client.waitForTransactionReceipt({ hash })
        expect(status).toBe('success')
        sum += gasUsed
      }
      await chain.client.revert({ id })
      return sum
    }
    const claims = await used(places.map((row) => rowClaimRequest(manifest, { slot: 0, row }, {})))
    const send = await used([sendRequest(manifest, new Map([[0, mask]]), defaultRowGas)])
    expect(decided).toBe(claims < send)
  })
})

import { type Manifest, proveRow } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { concatHex, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../send/sendRequest.ts'
import { decodeSends, proveSlot } from './decodeSends.ts'

let manifest: Manifest
let calls: Hex[]
beforeAll(async () => {
  manifest = await makeManifest(makeRows(25), { terms: { slotSize: 10 } })
  // One row a slot is asked for; its calldata holds all.
  calls = [0, 1, 2].map((slot) => sendRequest(manifest, new Map([[slot, 1n]]), 400_000n).data)
})

function decode(calldata: readonly Hex[], dropId = manifest.dropId) {
  const { chainId, distributor } = manifest.terms
  return decodeSends(calldata, { dropId, chainId, distributor })
}

describe('slots from calldata', () => {
  test('are whole, with the proofs that the sealed file gives', () => {
    const found = decode(calls)
    const rows = [...(found?.slots.values() ?? [])].flatMap((slot) => proveSlot(slot))
    expect(rows).toEqual(
      Array.from({ length: 25 }, (_, index) => ({ ...manifest.rowAt(index), ...proveRow(manifest, index) })),
    )
    expect(found?.terms).toEqual(manifest.terms)
  })

  test('are found inside of a call of another contract, such as a Safe’s', () => {
    const execute = (data: Hex) =>
      encodeFunctionData({
        abi: parseAbi(['function multiSend(bytes transactions)']),
        args: [concatHex(['0x00', manifest.terms.distributor, data])],
      })
    expect([...(decode(calls.map(execute))?.slots.keys() ?? [])]).toEqual([0, 1, 2])
  })

  test('of another drop, or with other rows than were sealed, are passed over', async () => {
    const other = await makeManifest(makeRows(25, { seed: 2 }), { terms: { slotSize: 10 } })
    expect(decode(calls, other.dropId)).toBeUndefined()
    const { account } = manifest.rowAt(0)
    const thief = '3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
    const forged = (calls[0] ?? '0x').replace(account.slice(2).toLowerCase(), thief) as Hex
    expect([...(decode([forged, calls[1] ?? '0x'])?.slots.keys() ?? [])]).toEqual([1])
    expect(decode(['0x', '0x1234'])).toBeUndefined()
  })
})

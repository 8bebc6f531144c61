import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { toSenderDrop } from './toSenderDrop.ts'

test('what the server says of a drop is taken where it leads to the drop’s id, and for nothing else', async () => {
  const { terms, dropId, rowCount, total, root, title } = await makeManifest(makeRows(3, { seed: 11 }))
  const { token, standard, distributor, direct, safeTransfer, slotSize } = terms
  const kept: Parameters<typeof toSenderDrop>[0] = {
    chainId: terms.chainId,
    ...{ id: dropId, title, distributor, direct, safeTransfer, slotSize, rowCount, root },
    token: { address: token, standard },
    policy: terms.policy === 'strict' ? 'STRICT' : 'SKIP',
    opensAtSeconds: `${terms.opensAtSeconds}`,
    closesAtSeconds: `${terms.closesAtSeconds}`,
    round: `${terms.round}`,
    total: `${total}`,
  }
  expect(toSenderDrop(kept, terms.sender)).toEqual({ terms, rowCount, total, root, dropId, title })
  const other = '0x00000000000000000000000000000000000000a1'
  for (const change of [
    { total: `${total + 1n}` },
    { slotSize: 0 },
    { round: 'x' },
    { token: { address: other, standard } },
  ] as const)
    expect(toSenderDrop({ ...kept, ...change }, terms.sender)).toBeUndefined()
  expect(toSenderDrop(kept, other)).toBeUndefined()
})

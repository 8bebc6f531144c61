import { expect, test } from 'vitest'
import { createNameResolver } from './createNameResolver.ts'

const ada = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'

test('a name without an address gives null, the others their address at the block asked for', async () => {
  const blocks = new Set<bigint | undefined>()
  const resolve = createNameResolver({
    getEnsAddress: async ({ name, blockNumber }) => {
      blocks.add(blockNumber)
      return name === 'ada.eth' ? ada : null
    },
  })
  expect(await resolve(['ada.eth', 'ben.eth'], 7n)).toEqual([ada, null])
  expect([...blocks]).toEqual([7n])
})

test('a node that fails is an error, not a name without an address', async () => {
  const resolve = createNameResolver({ getEnsAddress: () => Promise.reject(new Error('502')) })
  await expect(resolve(['ada.eth'], 7n)).rejects.toThrow('502')
})

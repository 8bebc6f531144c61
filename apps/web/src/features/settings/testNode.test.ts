import { describe, expect, test } from 'vitest'
import { fetchNodeChain, testNode } from './testNode.ts'

function node(answers: Record<string, unknown>, ok = true) {
  return {
    fetch: (_: string, { body }: RequestInit) => {
      const { method } = JSON.parse(body as string) as { method: string }
      return Promise.resolve({ ok, json: () => Promise.resolve({ result: answers[method] }) })
    },
    now: (() => {
      let time = 0
      return () => (time += 40)
    })(),
  }
}

const url = 'https://node.example'

/** A node with these results, in order. */
function answering(...results: readonly unknown[]) {
  const left = [...results]
  return { fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({ result: left.shift() }) }) }
}

describe('a new node', () => {
  test('tells its chain by two equal answers', async () => {
    expect(await fetchNodeChain(url, answering('0x2105', '0x2105'))).toEqual({ kind: 'chain', chainId: 8453 })
  })

  test.each(['0x0', '0', '', '0x', '-0x1', '0x-1', '1.5', 1.5, 1, null, {}, '0x38d7ea4c68000', `0x${'f'.repeat(64)}`])(
    'that answers %j has no chain',
    async (result) => {
      expect(await fetchNodeChain(url, answering(result, result))).toEqual({ kind: 'invalid' })
    },
  )

  test('that answers otherwise the second time is told with both answers', async () => {
    expect(await fetchNodeChain(url, answering('0x1', '0x89'))).toEqual({ kind: 'changing', chainIds: [1, 137] })
    expect(await fetchNodeChain(url, answering('0x1', '0x0'))).toEqual({ kind: 'invalid' })
  })

  test('that does not answer is no node that answers badly', async () => {
    await expect(fetchNodeChain(url, answering())).rejects.toThrow('eth_chainId has no result')
    await expect(fetchNodeChain(url, node({ eth_chainId: '0x1' }, false))).rejects.toThrow('eth_chainId has no result')
  })
})

test('a node that answers is told with its time and its block', async () => {
  const answer = await testNode(url, 137, node({ eth_chainId: '0x89', eth_blockNumber: '0x10' }))
  expect(answer).toEqual({ kind: 'answers', milliseconds: 40, block: 16n })
})

test('a node of another chain is told apart, whatever else it answers', async () => {
  const answer = await testNode(url, 1, node({ eth_chainId: '0x89', eth_blockNumber: '0x10' }))
  expect(answer).toEqual({ kind: 'other-chain', chainId: 137 })
})

test('an error, rubbish and no answer at all are silence', async () => {
  expect(await testNode(url, 1, node({ eth_chainId: '0x1' }, false))).toEqual({ kind: 'silent' })
  expect(await testNode(url, 1, node({ eth_chainId: 'pudding' }))).toEqual({ kind: 'silent' })
  expect(await testNode(url, 1, { fetch: () => Promise.reject(new TypeError('offline')) })).toEqual({ kind: 'silent' })
})

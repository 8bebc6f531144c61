import { expect, test } from 'vitest'
import { testNode } from './testNode.ts'

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

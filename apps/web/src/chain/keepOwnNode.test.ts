import { expect, test } from 'vitest'
import { keepOwnNode } from './keepOwnNode.ts'

const url = 'https://node.example/'

/** A server that says of the node what it is told to. */
function server(own: string | undefined, ok = true) {
  return (path: string) =>
    Promise.resolve({
      ok: path === '/api/nodes' ? ok : true,
      json: () =>
        Promise.resolve({ chains: [{ id: 1 }, { id: 137, ...(own === undefined ? {} : { ownRpcUrl: own }) }] }),
    })
}

test('a node counts as kept when the configuration has it, as removed when it has none', async () => {
  expect(await keepOwnNode(137, url, server(url))).toBe('kept')
  expect(await keepOwnNode(137, null, server(undefined))).toBe('kept')
})

test('a browser that keeps no cookie is told apart from a server that takes nothing', async () => {
  expect(await keepOwnNode(137, url, server(undefined))).toBe('no-cookies')
  expect(await keepOwnNode(137, url, server(undefined, false))).toBe('failed')
  expect(await keepOwnNode(137, url, () => Promise.reject(new TypeError('offline')))).toBe('failed')
})

// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { RuntimeConfig } from '@slotdrop/config'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchElsewhere } from './fetchElsewhere.ts'
import { ForeignAccountNote } from './ForeignAccountNote.tsx'
import { useForeignAccount } from './useForeignAccount.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const account = '0x00000000000000000000000000000000000000aa'
const config: RuntimeConfig = {
  publicUrl: 'https://drop.example',
  chains: [1, 137].map((id) => ({ id, rpcUrls: [`https://node${id}.example`], explorerUrl: null, distributor: null })),
  demoWallet: false,
  demoTokens: [],
  walletConnectProjectId: null,
  walletDiscovery: false,
  frameAncestors: [],
}

function textOf(state: Parameters<typeof ForeignAccountNote>[0]['state']): string {
  render(<ForeignAccountNote state={state} chainId={137} />)
  const text = document.body.textContent
  cleanup()
  return text
}

test('a Safe has steps only if it may be deployable, and what was not asked is not shown as safe', () => {
  const safe = { version: '1.4.1', owners: [account], threshold: 1, canCreate: true } as const
  render(<ForeignAccountNote state={{ kind: 'foreign', chainId: 1, safe }} chainId={137} />)
  expect(screen.getByRole('alert').textContent).toContain('This address is a Safe on Ethereum. Deploy it on Polygon')
  expect(screen.getByRole('alert').textContent).toContain(
    'The owners with whom it was created may be able to deploy it on Polygon (now version 1.4.1, 1 of 1 owner signs):',
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  cleanup()
  const stuck = textOf({ kind: 'foreign', chainId: 1, safe: { ...safe, canCreate: false } })
  expect(stuck).toContain('could deploy it (version 1.4.1, 1 of 1 owner signs). Ask the sender')
  expect(textOf({ kind: 'foreign', chainId: 1, safe: undefined })).toContain(
    'is a contract on Ethereum, and nothing is',
  )
  expect(textOf({ kind: 'unknown', chainIds: [1, 10] })).toContain('Not checked. Ethereum, OP Mainnet did not answer')
  expect(textOf({ kind: 'unknown', chainIds: [137] })).toContain(
    'Not checked. Polygon did not answer, so it is unknown',
  )
  expect(textOf({ kind: 'asking' })).toBe('Looking the address up …')
  expect(textOf({ kind: 'none' })).toBe('')
})

test('nodes are asked once a chain, and only about an address', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { host } = new URL(input instanceof Request ? input.url : String(input))
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    asked.push(`${host} ${method}`)
    return Response.json({ jsonrpc: '2.0', id, result: '0x' })
  })
  const { result, rerender } = renderHook(
    ({ address }: { address: typeof account | undefined }) => useForeignAccount(config, 137, address),
    { initialProps: { address: undefined } as { address: typeof account | undefined } },
  )
  expect(result.current).toEqual({ kind: 'none' })
  rerender({ address: account })
  expect(result.current).toEqual({ kind: 'asking' })
  await waitFor(() => expect(result.current).toEqual({ kind: 'none' }))
  expect(asked).toEqual(['node137.example eth_getCode', 'node1.example eth_getCode'])
})

test('a chain that does not answer in time is unknown', async () => {
  let wake = () => {}
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { host } = new URL(input instanceof Request ? input.url : String(input))
    if (host === 'node1.example') {
      // Time is over once it was asked.
      wake()
      return new Promise(() => {})
    }
    const { id } = JSON.parse(String(init?.body)) as { id: number }
    return Response.json({ jsonrpc: '2.0', id, result: '0x' })
  })
  const sleep = vi.fn((_milliseconds: number) => new Promise<void>((resolve) => (wake = resolve)))
  expect(await fetchElsewhere(config, 137, account, { sleep })).toEqual({ kind: 'unknown', chainIds: [1] })
  expect(sleep.mock.calls[0]?.[0]).toBe(5000)
})

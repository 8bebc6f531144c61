// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const first = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const second = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const config = {
  publicUrl: 'https://drops.example',
  chains: [{ id: 1, rpcUrls: [], explorerUrl: null, distributor: null }],
  demoWallet: false,
  demoTokens: [],
  walletConnectProjectId: null,
  walletDiscovery: false,
  frameAncestors: [],
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // Configuration and labels are kept for the page.
  vi.resetModules()
})

function serve(answers: Readonly<Record<string, unknown>>): { paths: string[]; answers: Record<string, unknown> } {
  const server = { paths: [] as string[], answers: { ...answers } }
  vi.stubGlobal('fetch', async (path: string) => {
    server.paths.push(path)
    return path in server.answers ? Response.json(server.answers[path]) : new Response(null, { status: 503 })
  })
  return server
}

async function renderLabels(isEnabled = true) {
  const { writeBook } = await import('./addressBook.ts')
  const { useLeftOutLabels } = await import('./leftOutLabels.ts')
  writeBook(
    new Map([
      [first, 'Ann'],
      [second, 'Old exchange'],
    ]),
    new Set([second]),
  )
  return renderHook(() => useLeftOutLabels(isEnabled)).result
}

const labels = { labels: [['Exchange', [first, second]]] }

test('labels of the site and of the book are merged, and the sender’s own wins', async () => {
  serve({ '/api/config': { ...config, hasLabels: true }, '/api/labels': labels })
  const result = await renderLabels()
  expect(result.current.labels).toBeUndefined()
  await waitFor(() => expect(result.current.labels).toBeDefined())
  expect([...(result.current.labels ?? [])]).toEqual([
    [first, 'Exchange'],
    [second, 'Old exchange'],
  ])
})

test('nothing is fetched from a site without labels, or before labels are wanted', async () => {
  const server = serve({ '/api/config': config })
  const result = await renderLabels()
  await waitFor(() => expect([...(result.current.labels ?? [])]).toEqual([[second, 'Old exchange']]))
  expect(server.paths).toEqual(['/api/config'])
  expect((await renderLabels(false)).current.labels).toBeUndefined()
})

test('a file that does not load leaves the sender’s own labels, says so, and is fetched again', async () => {
  const server = serve({ '/api/config': { ...config, hasLabels: true } })
  const result = await renderLabels()
  await waitFor(() => expect(String(result.current.error)).toContain('did not load'))
  expect([...(result.current.labels ?? [])]).toEqual([[second, 'Old exchange']])
  server.answers['/api/labels'] = labels
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.labels?.size).toBe(2))
  expect(result.current.error).toBeUndefined()
})

test.each([{ labels: [['Exchange', ['0x12']]] }, { labels: [['Exchange']] }, []])(
  'an invalid answer is an error: %j',
  async (answer) => {
    serve({ '/api/config': { ...config, hasLabels: true }, '/api/labels': answer })
    const result = await renderLabels()
    await waitFor(() => expect(String(result.current.error)).toContain('did not load'))
    expect(result.current.labels?.size).toBe(1)
  },
)

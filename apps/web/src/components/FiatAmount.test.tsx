// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FiatAmount, FiatCoins } from './FiatAmount.tsx'

const token = '0xa0B86991c6218b36c1D19D4a2e9Eb0cE3606eB48'
const config = {
  publicUrl: 'https://drops.example',
  chains: [{ id: 1, rpcUrls: [], explorerUrl: null, distributor: null }],
  demoWallet: false,
  demoTokens: [],
  walletConnectProjectId: null,
  walletDiscovery: false,
  frameAncestors: [],
  hasPrices: true,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The server's answers by path, and what it was asked for. */
function serve(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 404 })
  })
  return asked
}

test('an amount and a fee say what they are worth; a token with no price, and one that nobody prices, say nothing', async () => {
  const asked = serve({
    '/api/config': config,
    [`/api/prices/1/${token.toLowerCase()}`]: { [token.toLowerCase()]: { usd: '1.0002', at: 7 } },
    '/api/prices/1/coin': { coin: { usd: '3012.55', at: 7 } },
    [`/api/prices/1/0x${'11'.repeat(20)}`]: { [`0x${'11'.repeat(20)}`]: { usd: 'about 5', at: 7 } },
  })
  const { container } = render(
    <>
      <FiatAmount terms={{ chainId: 1, standard: 'ERC20', token }} amount={275_443_000_000n} decimals={6} />
      <FiatAmount terms={{ chainId: 1, standard: 'ERC20', token }} amount={0n} decimals={6} />
      <FiatAmount terms={{ chainId: 1, standard: 'ERC721', token }} amount={1n} decimals={0} />
      <FiatAmount terms={{ chainId: 1, standard: 'ERC20', token: `0x${'11'.repeat(20)}` }} amount={7n} decimals={0} />
      <FiatAmount
        terms={{ chainId: 1, standard: 'NATIVE', token: `0x${'22'.repeat(20)}` }}
        amount={10n ** 18n}
        decimals={18}
      />
      <FiatCoins chainId={1} amount={330_000_000_000_000_000n} />
      <FiatCoins chainId={1} amount={1_000n} />
      <FiatCoins chainId={1} amount={undefined} />
    </>,
  )
  await screen.findByText('≈ $275,498.09')
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent.trim())).toEqual([
    '≈ $275,498.09',
    '≈ $3,012.55',
    '≈ $994.14',
    '< $0.01',
  ])
  expect(asked.toSorted()).toEqual([
    '/api/config',
    `/api/prices/1/0x${'11'.repeat(20)}`,
    `/api/prices/1/${token.toLowerCase()}`,
    '/api/prices/1/coin',
  ])
})

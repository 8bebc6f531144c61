import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWallet } from '../../test/renderWallet.tsx'
import { ConnectButton, useWatchToken } from '../index.ts'

const token = { address: '0x00000000000000000000000000000000000000aa', symbol: 'MERI', decimals: 18 } as const

function Watch() {
  const watchToken = useWatchToken()
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <ConnectButton />
      <button type="button" onClick={() => void watchToken(token).then(setOutcome)}>
        Add
      </button>
      <output>{outcome}</output>
    </>
  )
}

async function watch(prepare: NonNullable<Parameters<typeof renderWallet>[0]>['prepare']) {
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
  const { wallet } = renderWallet({ wallet: { isAuthorised: true }, prepare, children: <Watch /> })
  await screen.findByRole('button', { name: /^Account/ })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  return wallet
}

test('specification section 7: a wallet is asked to watch an ERC-20 asset', async () => {
  const wallet = await watch(() => {})
  expect(await screen.findByText('added')).toBeTruthy()
  expect(wallet.requests.at(-1)).toEqual({ method: 'wallet_watchAsset', params: { type: 'ERC20', options: token } })
})

test.each([
  [4001, 'refused'],
  [4200, 'unsupported'],
  [-32_601, 'unsupported'],
  [-32_603, 'failed'],
])('a wallet that answers code %i: %s', async (code, outcome) => {
  await watch((wallet) => wallet.refuse('wallet_watchAsset', code))
  expect(await screen.findByText(outcome)).toBeTruthy()
})

test('a wallet whose user said no without an error: refused', async () => {
  await watch((wallet) => wallet.answer('wallet_watchAsset', () => false))
  expect(await screen.findByText('refused')).toBeTruthy()
})

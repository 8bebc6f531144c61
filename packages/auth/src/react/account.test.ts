import { describe, expect, test } from 'vitest'
import { getAuthStatus, isSameAccount, isSessionOf, type WalletAccount } from './account.ts'
import type { SessionInfo } from './createSignInAdapter.ts'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const eoa: SessionInfo = { address: alice, chainId: 1, accountType: 'eoa', expiresAt: new Date(0) }
const contract: SessionInfo = { ...eoa, accountType: 'contract' }

function on(address: `0x${string}`, chainId = 1): WalletAccount {
  return { status: 'connected', address, chainId }
}

describe('whose session it is', () => {
  test('of the same address, however it is written', () => {
    expect(isSessionOf(eoa, on(alice.toLowerCase() as `0x${string}`))).toBe(true)
    expect(isSessionOf(eoa, on(bob))).toBe(false)
    expect(isSessionOf(eoa, { status: 'disconnected' })).toBe(false)
  })

  test('a key’s on every chain, a contract’s on its own', { tags: ['S8'] }, () => {
    expect(isSessionOf(eoa, on(alice, 137))).toBe(true)
    expect(isSessionOf(contract, on(alice, 1))).toBe(true)
    expect(isSessionOf(contract, on(alice, 137))).toBe(false)
  })
})

test.each<[string, SessionInfo | null | undefined, WalletAccount, string]>([
  ['the server was not asked yet', undefined, on(alice), 'loading'],
  ['the wallet is on its way', eoa, { status: 'connecting' }, 'loading'],
  ['no session, whatever the wallet', null, { status: 'connecting' }, 'unauthenticated'],
  ['no wallet', eoa, { status: 'disconnected' }, 'unauthenticated'],
  ['another wallet', eoa, on(bob), 'unauthenticated'],
  ['the session’s wallet', eoa, on(alice), 'authenticated'],
])('specification section 4: %s', (_, session, account, status) => {
  expect(getAuthStatus(session, account)).toBe(status)
})

test('two states of a wallet are compared by status, address and chain', () => {
  expect(isSameAccount(on(alice), on(alice.toLowerCase() as `0x${string}`))).toBe(true)
  expect(isSameAccount(on(alice), on(alice, 137))).toBe(false)
  expect(isSameAccount(on(alice), on(bob))).toBe(false)
  expect(isSameAccount({ status: 'connecting' }, { status: 'connecting' })).toBe(true)
  expect(isSameAccount({ status: 'connecting' }, { status: 'disconnected' })).toBe(false)
})

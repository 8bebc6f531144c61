import { createConfig, http, type Config } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { expect, test } from 'vitest'
import { requestSafePermission } from './requestSafePermission.ts'

/** A configuration with one connector that is connected. */
function connected(id: string, provider: unknown): Config {
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://127.0.0.1:1') } })
  const connector = { uid: 'a', id, getProvider: async () => provider }
  const connection = { accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'], chainId: 1, connector }
  config.setState(
    (state) => ({ ...state, current: 'a', status: 'connected', connections: new Map([['a', connection]]) }) as never,
  )
  return config
}

function hostOf(answer: () => Promise<unknown>) {
  const asked: unknown[] = []
  return {
    asked,
    sdk: { wallet: { requestPermissions: (permissions: unknown) => (asked.push(permissions), answer()) } },
  }
}

test('a permission that the host grants', async () => {
  const host = hostOf(async () => [{ invoker: 'https://app.safe.global' }])
  await expect(requestSafePermission(connected('safe', host), 'requestAddressBook')).resolves.toBe('granted')
  expect(host.asked).toEqual([[{ requestAddressBook: {} }]])
})

test('specification section 6: a rejection gives code 4001, and is an answer', async () => {
  const host = hostOf(() => Promise.reject(Object.assign(new Error('Permissions rejected'), { code: 4001 })))
  await expect(requestSafePermission(connected('safe', host), 'requestAddressBook')).resolves.toBe('refused')
})

test('any other failure of the host is one', async () => {
  const host = hostOf(() => Promise.reject(new Error('gone')))
  await expect(requestSafePermission(connected('safe', host), 'requestAddressBook')).rejects.toThrow('gone')
})

test.each([
  ['another wallet', 'injected', {}],
  ['a provider that is not Safe’s', 'safe', {}],
])('%s has no host to ask', async (_, id, provider) => {
  await expect(requestSafePermission(connected(id, provider), 'requestAddressBook')).rejects.toMatchObject({
    name: 'SafeHostMissingError',
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as wagmiActions from 'wagmi/actions'
import { offerChains, renderWallet } from '../../test/renderWallet.tsx'

const ens = vi.hoisted(() => ({
  name: null as string | null,
  avatar: null as string | null,
  asked: [] as string[],
}))

// Files share modules, so those that import this one are loaded anew before and after.
vi.hoisted(() => vi.resetModules())
vi.mock('wagmi/actions', async (load) => ({
  ...(await load<typeof wagmiActions>()),
  getEnsName: async (_config: unknown, { address }: { address: string }) => {
    ens.asked.push(`name of ${address}`)
    return ens.name
  },
  getEnsText: async (_config: unknown, { name, key }: { name: string; key: string }) => {
    ens.asked.push(`${key} of ${name}`)
    return ens.avatar
  },
}))

const service = 'https://metadata.ens.domains/mainnet/avatar/'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

beforeEach(() => {
  Object.assign(ens, { name: null, avatar: null, asked: [] })
  window.localStorage.setItem('wagmi.recentConnectorId', '"injected"')
  window.localStorage.setItem('wagmi.injected.connected', 'true')
})
afterAll(() => void vi.resetModules())

async function renderAccount(
  avatarService?: `https://${string}/`,
  chains = offerChains(31337, 1),
  avatarProxy?: string,
) {
  renderWallet({
    runtime: { chains },
    wallet: { isAuthorised: true },
    provider: { ...(avatarService && { avatarService }), ...(avatarProxy && { avatarProxy }) },
  })
  return screen.findByRole('button', { name: /^Account/ })
}

describe('specification section 7: ENS name and avatar', () => {
  test('a name and its avatar are shown', async () => {
    Object.assign(ens, { name: 'treasury.eth', avatar: 'ipfs://anything' })
    const account = await renderAccount(service)
    await waitFor(() => expect(account.textContent).toContain('treasury.eth'))
    await waitFor(() => expect(account.querySelector('img')?.getAttribute('src')).toBe(`${service}treasury.eth`))
    expect(ens.asked).toEqual([`name of ${address}`, 'avatar of treasury.eth'])
    fireEvent.click(account)
    expect(await screen.findByRole('dialog', { name: 'treasury.eth' })).toBeTruthy()
  })

  test('an image that does not load gives way to the coin', async () => {
    Object.assign(ens, { name: 'treasury.eth', avatar: 'ipfs://anything' })
    const account = await renderAccount(service)
    await waitFor(() => expect(account.querySelector('img')).toBeTruthy())
    fireEvent.error(account.querySelector('img') as HTMLImageElement)
    expect(account.querySelector('svg.wui-avatar')).toBeTruthy()
  })

  test('by default the record is read on chain, and an image within it is shown', async () => {
    Object.assign(ens, { name: 'treasury.eth', avatar: 'data:image/png;base64,iVBORw0KGgo=' })
    const account = await renderAccount()
    await waitFor(() => expect(account.querySelector('img')?.getAttribute('src')).toBe(ens.avatar))
    expect(ens.asked).toEqual([`name of ${address}`, 'avatar of treasury.eth'])
  })

  test('by default the page asks no host that a record names, and shows the coin of the address', async () => {
    Object.assign(ens, { name: 'treasury.eth', avatar: 'https://evil.example/a.svg' })
    const account = await renderAccount()
    await waitFor(() => expect(ens.asked).toEqual([`name of ${address}`, 'avatar of treasury.eth']))
    await waitFor(() => expect(account.textContent).toContain('treasury.eth'))
    expect(account.querySelector('img')).toBeNull()
    expect(account.querySelector('svg.wui-avatar')).toBeTruthy()
  })

  test('an image at an https address comes by the proxy of the app, where it has one', async () => {
    Object.assign(ens, { name: 'treasury.eth', avatar: 'https://images.example/a.png?b=c' })
    const account = await renderAccount(undefined, undefined, '/api/avatar?url=')
    const url = '/api/avatar?url=https%3A%2F%2Fimages.example%2Fa.png%3Fb%3Dc'
    await waitFor(() => expect(account.querySelector('img')?.getAttribute('src')).toBe(url))
  })

  test('where Ethereum is not offered nobody is asked', async () => {
    ens.name = 'treasury.eth'
    const account = await renderAccount(service, offerChains(31337, 137))
    expect(account.textContent).toContain('0xf3…2266')
    expect(ens.asked).toEqual([])
  })

  test.each(['Treasury.eth', 'tre\u200basury.eth', 'treasury..eth', '<img src=x onerror=alert(1)>'])(
    '%j is not in normal form, so the address is shown',
    { tags: ['W5'] },
    async (name) => {
      ens.name = name
      const account = await renderAccount(service)
      await waitFor(() => expect(ens.asked).toHaveLength(1))
      expect(account.textContent).toContain('0xf3…2266')
      expect(account.textContent).not.toContain(name)
    },
  )
})

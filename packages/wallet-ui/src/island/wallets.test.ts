// @vitest-environment happy-dom
import { connectorsForWallets } from '@rainbow-me/rainbowkit'
import { mainnet } from 'viem/chains'
import type { Config, Connector, CreateConnectorFn } from 'wagmi'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WalletRuntime } from '../runtime.ts'
import { createMockRuntime, createMockWallet, installMockWallet } from '../testing.ts'
import { addDialogWallets, addQuietWallets } from './addWallets.ts'
import { findMetaMask } from './wallets/findMetaMask.ts'
import { browserWallet } from './wallets/browserWallet.ts'
import { metaMaskWallet } from './wallets/metaMaskWallet.ts'
import { toOriginPattern } from './wallets/safeAppWallet.ts'

type Details = {
  id: string
  name: string
  groupName: string
  installed?: boolean
  isWalletConnectModalConnector?: true
}

const projectId = '0123456789abcdef0123456789abcdef'
let uninstall: (() => void) | undefined
afterEach(() => uninstall?.())

function listWallets(changes: Partial<WalletRuntime> = {}, add = addDialogWallets): Details[] {
  const config = createSilentConfig()
  add({ config, runtime: createMockRuntime(changes), appName: 'Slotdrop', say: String })
  return config.connectors
    .map((connector) => (connector as unknown as { rkDetails: Details }).rkDetails)
    .filter((details) => !details.isWalletConnectModalConnector)
}

// WalletConnect reaches for its relay as soon as it is set up, so connectors are made here and not set up.
function createSilentConfig(): Config {
  let connectors: readonly Connector[] = []
  const parameters = { chains: [mainnet], emitter: {}, storage: null } as never
  return {
    get connectors() {
      return connectors
    },
    _internal: {
      connectors: {
        setup: (create: CreateConnectorFn) => create(parameters) as Connector,
        setState: (change: (existing: Connector[]) => Connector[]) => void (connectors = change([...connectors])),
      },
    },
  } as unknown as Config
}

describe('specification section 2: the wallet list', () => {
  test('one group named Popular with seven wallets, injected shown as Browser Wallet', () => {
    const wallets = listWallets({ walletConnectProjectId: projectId })
    expect(wallets.map(({ id, name }) => [id, name])).toEqual([
      ['injected', 'Browser Wallet'],
      ['safe', 'Safe'],
      ['rainbow', 'Rainbow'],
      ['coinbase', 'Coinbase Wallet'],
      ['metaMask', 'MetaMask'],
      ['walletConnect', 'WalletConnect'],
      ['brave', 'Brave Wallet'],
    ])
    expect(new Set(wallets.map(({ groupName }) => groupName))).toEqual(new Set(['Popular']))
  })

  test('without a WalletConnect project id each wallet with an extension stays in Popular; only WalletConnect goes', () => {
    const wallets = listWallets()
    expect(wallets.map(({ id }) => id)).toEqual(['injected', 'safe', 'rainbow', 'coinbase', 'metaMask', 'brave'])
    expect(new Set(wallets.map(({ groupName }) => groupName))).toEqual(new Set(['Popular']))
  })

  test('Brave is listed in other browsers too, for where its browser is to be had', () => {
    for (const changes of [{}, { walletConnectProjectId: projectId }]) {
      const brave = listWallets(changes).find(({ id }) => id === 'brave')
      expect(brave).toMatchObject({
        installed: false,
        downloadUrls: { browserExtension: 'https://brave.com/wallet/' },
        extension: { instructions: { steps: { length: 3 } } },
      })
    }
  })

  test.each(['rainbow', 'metaMask'])(
    'without a project id %s is its extension alone, not ready, and explained',
    (id) => {
      const wallet = listWallets().find((each) => each.id === id)
      expect(wallet).toMatchObject({ installed: false, extension: { instructions: { steps: { length: 3 } } } })
      // What is on a phone could be downloaded, and not connected.
      expect(wallet).not.toHaveProperty('qrCode')
      expect(wallet).not.toHaveProperty('mobile')
      expect(Object.keys((wallet as { downloadUrls?: object }).downloadUrls ?? {})).toContain('browserExtension')
      expect(wallet).not.toHaveProperty('downloadUrls.qrCode')
    },
  )

  test.each([
    ['metaMask', { isMetaMask: true }],
    ['rainbow', { isRainbow: true }],
  ])('an extension that is there is ready without a project id: %s', (id, flags) => {
    const wallet = createMockWallet()
    Object.assign(wallet.provider, flags)
    uninstall = installMockWallet({ wallet })
    expect(listWallets().find((each) => each.id === id)?.installed).toBe(true)
  })

  test('the wallets for connecting again leave out those that call a relay', () => {
    const wallets = listWallets({ walletConnectProjectId: projectId }, addQuietWallets)
    expect(wallets.map(({ id }) => id)).toEqual(['injected', 'safe', 'coinbase', 'brave'])
    expect(listWallets({}, addQuietWallets).map(({ id }) => id)).toContain('metaMask')
  })

  test('adding the wallets twice adds them once, and their order is that of the dialog', () => {
    const ids = listWallets({ walletConnectProjectId: projectId }, (parameters) => {
      addQuietWallets(parameters)
      addQuietWallets(parameters)
      addDialogWallets(parameters)
      addDialogWallets(parameters)
    }).map(({ id }) => id)
    expect(ids).toEqual(['injected', 'safe', 'rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave'])
  })

  test('a wallet has the fields of section 3', () => {
    const wallets = listWallets({ walletConnectProjectId: projectId })
    for (const wallet of wallets) {
      expect(wallet).toMatchObject({
        name: expect.stringMatching(/./),
        iconBackground: expect.stringMatching(/^#/),
        groupName: 'Popular',
        groupIndex: 1,
      })
      expect(wallet).toHaveProperty('iconUrl')
    }
    const instructions = { learnMoreUrl: expect.stringMatching(/^https:/), steps: { length: 3 } }
    expect(wallets.find(({ id }) => id === 'coinbase')).toMatchObject({ shortName: 'Coinbase', iconAccent: '#2c5ff6' })
    expect(wallets.find(({ id }) => id === 'metaMask')).toMatchObject({
      downloadUrls: Object.fromEntries(
        ['browserExtension', 'ios', 'android', 'qrCode'].map((where) => [where, expect.stringMatching(/^https:/)]),
      ),
      qrCode: { getUri: expect.any(Function), instructions },
      extension: { instructions },
      mobile: { getUri: expect.any(Function) },
    })
  })

  test('the demo wallet has a group of its own, on the local chain alone', () => {
    expect(listWallets({ demoWallet: true }).at(-1)).toMatchObject({
      id: 'demo',
      name: 'Demo wallet',
      groupName: 'Local chain',
    })
    expect(listWallets().map(({ id }) => id)).not.toContain('demo')
  })
})

describe('specification section 5: Browser Wallet is ready when there is one', () => {
  test('with window.ethereum', () => {
    uninstall = installMockWallet({ wallet: createMockWallet() })
    expect(browserWallet().installed).toBe(true)
  })
  test('without', () => {
    expect(browserWallet().installed).toBe(false)
  })
})

test('specification section 3: iconAccent that is no hex colour is refused in these words', () => {
  const wallet = () => ({ ...browserWallet(), iconAccent: 'green' })
  expect(() =>
    connectorsForWallets([{ groupName: 'Popular', wallets: [wallet] }], { appName: 'A', projectId }),
  ).toThrow('Property `iconAccent` is not a hex value for wallet: Browser Wallet')
})

describe('MetaMask', () => {
  test.each([
    ['itself', { isMetaMask: true, isConnected: () => true }, true],
    ['nothing', undefined, false],
    ['another wallet', { isRabby: true }, false],
    ['a wallet that passes for it', { isMetaMask: true, isRabby: true }, false],
    ['Brave', { isMetaMask: true, isBraveWallet: true }, false],
  ])('%s is recognised as MetaMask: %#', (_name, ethereum, expected) => {
    expect(Boolean(findMetaMask(ethereum))).toBe(expected)
  })

  test('it is found among several', () => {
    const metaMask = { isMetaMask: true }
    expect(findMetaMask({ isRabby: true, providers: [{ isRabby: true }, metaMask] })).toBe(metaMask)
  })

  test('without the extension it is a QR code and a link over WalletConnect, and no SDK', () => {
    const wallet = metaMaskWallet({ projectId })
    expect(wallet.installed).toBeUndefined()
    expect(wallet.qrCode?.getUri('wc:a@2')).toBe('https://metamask.app.link/wc?uri=wc%3Aa%402')
    expect(wallet.mobile?.getUri?.('wc:a@2')).toBe('https://metamask.app.link/wc?uri=wc%3Aa%402')
    expect(wallet.qrCode?.instructions?.steps).toHaveLength(3)
  })
})

describe('MetaMask on an iPad, which says that it is a Mac', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

  function beOnMac(maxTouchPoints: number) {
    vi.stubGlobal('navigator', { userAgent: mac, platform: 'MacIntel', maxTouchPoints })
  }

  type OnPhones = Details & { mobile?: { getUri?: (uri: string) => string } }
  const findMobile = (changes: Partial<WalletRuntime> = {}) =>
    listWallets(changes).find(({ id }) => id === 'metaMask') as OnPhones

  test('opens by a link that carries the session, where there is a relay', () => {
    beOnMac(5)
    const wallet = findMobile({ walletConnectProjectId: projectId })
    expect(wallet.installed).toBeUndefined()
    expect(wallet.mobile?.getUri?.('wc:a@2')).toBe('https://metamask.app.link/wc?uri=wc%3Aa%402')
  })

  test('opens this page in its own browser, where there is none', () => {
    beOnMac(5)
    const wallet = findMobile()
    expect(wallet.installed).toBe(true)
    expect(wallet.mobile?.getUri?.('')).toBe(`https://metamask.app.link/dapp/${location.host}${location.pathname}`)
  })

  test('a Mac, which has no touch points, is led to the extension', () => {
    beOnMac(0)
    expect(findMobile()).toMatchObject({ installed: false })
  })
})

describe('which host may be a Safe', { tags: ['W3'] }, () => {
  test.each([
    ['https://app.safe.global', 'https://app.safe.global', true],
    ['https://app.safe.global', 'http://app.safe.global', false],
    ['https://app.safe.global', 'https://app.safe.global.evil.example', false],
    ['https://app.safe.global', 'https://appxsafe.global', false],
    ['https://*.safe.global', 'https://app.safe.global', true],
    ['https://*.safe.global', 'https://a.b.safe.global', true],
    ['https://*.safe.global', 'https://safe.global', false],
    ['https://*.safe.global', 'https://evil.example/.safe.global', false],
    ['http://127.0.0.1:3198', 'http://127.0.0.1:3198', true],
  ])('%s allows %s: %s', (allowed, origin, expected) => {
    expect(toOriginPattern(allowed).test(origin)).toBe(expected)
  })
})

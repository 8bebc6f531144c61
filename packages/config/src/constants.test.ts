import { expect, test } from 'vitest'
import {
  appName,
  configuredChainIds,
  getRetryDelayMs,
  productConfig,
  queryConstants,
  siteMetadata,
  createSiteMetadata,
  storageConstants,
  supportedChainIds,
  toastConstants,
  walletConstants,
} from './index.ts'

test('the product configuration is the one of specification section 3', () => {
  expect(appName).toBe('Slotdrop')
  expect(productConfig.graphQlUri).toBe('/api/graphql')
  expect(Object.keys(productConfig.contracts)).toEqual(['ethereum', 'polygon', 'bsc'])
  expect(productConfig.dropPerSlot).toEqual({ ERC20: 250, ERC721: 100, ERC1155: 100 })
})

test('both chain sets hold the ids of specification section 3', () => {
  expect(configuredChainIds).toEqual([56, 5, 1, 137])
  expect(supportedChainIds).toEqual([1, 137, 56, 42161, 10, 43114])
})

test('the page metadata is that of specification section 1, with placeholders until a deployment names itself', () => {
  expect(siteMetadata).toMatchObject({
    type: 'website',
    locale: 'en_IE',
    url: 'https://example.com',
    twitter: { card: 'summary_large_image', site: '@example', handle: '@example' },
  })
  expect(createSiteMetadata({ url: 'https://drops.example.org/', site: '@drops' })).toMatchObject({
    url: 'https://drops.example.org',
    twitter: { site: '@drops', handle: '@example' },
  })
})

test('the wallet figures are those of specification section 9', () => {
  expect(walletConstants).toEqual({
    copiedMs: 1500,
    nameMaxLength: 24,
    addressEnds: 4,
    compactBelowPx: 768,
    qrLogoPx: { wide: 72, compact: 60 },
    confettiMax: 35,
    groupName: 'Popular',
  })
  expect(storageConstants).toEqual({ prefix: 'wagmi', storeVersion: 2 })
})

test('the toast figures are those of specification section 9', () => {
  expect(toastConstants).toEqual({
    limit: 20,
    durationMs: { blank: 4000, error: 4000, success: 2000, loading: Infinity, custom: 4000 },
    removeDelayMs: 1000,
    maxWidthPx: 350,
    position: 'top-left',
  })
})

test('the query figures are those of specification section 9', () => {
  expect(queryConstants).toMatchObject({
    gcTimeMs: 86_400_000,
    retry: 0,
    refetchOnWindowFocus: false,
    ensStaleTimeMs: 86_400_000,
    persistMaxAgeMs: 86_400_000,
    pollingIntervalMs: 4000,
  })
})

test('the back-off doubles from one second and stops at thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(getRetryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

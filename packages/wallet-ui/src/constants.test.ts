import { expect, test } from 'vitest'
import { getRetryDelayMs, queryConstants, storageConstants, toastConstants, walletConstants } from './constants.ts'

test('the wallet figures are those of specification section 9', () => {
  expect(walletConstants).toEqual({
    copiedMs: 1500,
    nameMaxLength: 24,
    addressEnds: 4,
    compactBelowPx: 768,
    qrLogoPx: { wide: 72, compact: 60 },
    confettiMax: 35,
    maxRecentWallets: 3,
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

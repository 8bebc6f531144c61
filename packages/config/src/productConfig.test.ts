import { expect, test } from 'vitest'
import { appName, createSiteMetadata, getDropContract, productConfig, siteMetadata } from './index.ts'

test('the product configuration is the one of specification section 3', () => {
  expect(appName).toBe('Slotdrop')
  expect(productConfig.graphQlUri).toBe('/api/graphql')
  expect(Object.keys(productConfig.contracts)).toEqual(['ethereum', 'polygon', 'bsc'])
  expect(productConfig.dropPerSlot).toEqual({ ERC20: 250, ERC721: 100, ERC1155: 100 })
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

test('the drop contract of a chain is the configured one, or null', () => {
  const distributor = '0x00000000000000000000000000000000000000Aa'
  const chain = { rpcUrls: [], explorerUrl: null }
  const chains = [
    { ...chain, id: 1, distributor },
    { ...chain, id: 137, distributor: null },
  ] as const
  expect([1, 137, 10].map((id) => getDropContract({ chains }, id))).toEqual([distributor, null, null])
})

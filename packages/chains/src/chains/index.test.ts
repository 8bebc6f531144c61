import { readdirSync } from 'node:fs'
import { getAddress } from 'viem'
import * as viemChains from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { chains } from './index.ts'

const ids = chains.map(({ id }) => id)

describe('the list of chains', () => {
  test('has no chain twice, and one id in all parts of each', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, definition, names } of chains) expect([definition.id, names.id]).toEqual([id, id])
  })

  test('has the file of each chain', () => {
    const helpers = ['ChainParts.ts', 'index.test.ts', 'index.ts', 'otherNames.ts', 'shared.ts']
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => !helpers.includes(file))
    expect(files).toHaveLength(ids.length)
  })

  test.each([
    viemChains.mainnet,
    viemChains.goerli,
    viemChains.bsc,
    viemChains.polygon,
    viemChains.arbitrum,
    viemChains.avalanche,
    viemChains.sepolia,
  ])('$name is defined as viem defines it', ({ formatters: _f, fees: _e, serializers: _s, ...ofViem }) => {
    const definition = chains.find(({ id }) => id === ofViem.id)?.definition
    expect(definition).toMatchObject(JSON.parse(JSON.stringify(ofViem)) as object)
  })
})

describe('well-known tokens', () => {
  const all = chains.flatMap(({ id: chainId, tokens }) => tokens.map((token) => ({ chainId, ...token })))

  test.each(all)('$symbol on $chainId is a whole entry with a true checksum', (token) => {
    expect(token.address).toBe(getAddress(token.address))
    // As the schema of tokenlists.org wants them.
    expect(token.symbol).toMatch(/^\S{1,20}$/)
    expect(token.name).toMatch(/^[ \S]{1,60}$/)
    expect(Number.isInteger(token.decimals) && token.decimals >= 0 && token.decimals <= 36).toBe(true)
  })

  test('no token is listed twice', () => {
    const places = all.map(({ chainId, address }) => `${chainId}/${address.toLowerCase()}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

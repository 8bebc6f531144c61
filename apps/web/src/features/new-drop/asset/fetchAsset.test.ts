import { createPublicClient, custom, encodeAbiParameters, type Hex, HttpRequestError, toFunctionSelector } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import type { ChainClient } from '@slotdrop/delivery'
import { fetchAsset, fetchWrappedCoin } from './fetchAsset.ts'

const address = '0x1111111111111111111111111111111111111111'
const owner = '0x2222222222222222222222222222222222222222'

function text(value: string) {
  return encodeAbiParameters([{ type: 'string' }], [value])
}

function number(value: bigint) {
  return encodeAbiParameters([{ type: 'uint256' }], [value])
}

function of(signature: string): string {
  return toFunctionSelector(signature)
}

const dollar: Readonly<Record<string, Hex>> = {
  [of('symbol()')]: text('USD'),
  [of('name()')]: text('Dollar'),
  [of('decimals()')]: number(6n),
  [of('balanceOf(address)')]: number(5n),
}

/** A node on which one contract stands that answers this; what it does not know it refuses. */
function clientOf(answers: Readonly<Record<string, Hex>>, fault?: Error): ChainClient {
  return createPublicClient({
    chain: mainnet,
    transport: custom(
      {
        async request({ method, params }: { method: string; params: readonly { data: Hex }[] }) {
          if (method === 'eth_getBalance') return '0x09'
          if (method === 'eth_getCode') return '0x01'
          if (fault) throw fault
          const answer = answers[params[0]?.data.slice(0, 10) ?? '']
          if (answer === undefined) throw Object.assign(new Error('execution reverted'), { code: 3, data: '0x' })
          return answer
        },
      },
      { retryCount: 0 },
    ),
  }) as ChainClient
}

function read(client: ChainClient) {
  return fetchAsset({ client, chainId: 1, address, owner })
}

describe('what stands at an address', () => {
  test('a token is read with what the account holds', async () => {
    expect(await read(clientOf(dollar))).toMatchObject({
      asset: { standard: 'ERC20', symbol: 'USD', decimals: 6, balance: 5n },
    })
  })

  test.each<[string, Readonly<Record<string, Hex>>]>([
    ['answers nothing', { ...dollar, [of('balanceOf(address)')]: '0x' }],
    ['answers too little', { ...dollar, [of('balanceOf(address)')]: '0x01' }],
    ['refuses to tell a balance', { ...dollar, [of('balanceOf(address)')]: undefined as never }],
    ['has more decimals than a word has digits', { ...dollar, [of('decimals()')]: number(77n) }],
    ['knows no decimals', { ...dollar, [of('decimals()')]: undefined as never }],
  ])('a contract that %s is no token', async (_, answers) => {
    expect(await read(clientOf(answers))).toEqual({ problem: 'not-a-token' })
  })

  test('a node that does not answer says nothing against the token', async () => {
    const fault = new HttpRequestError({ url: 'http://node.example', status: 503 })
    expect(await read(clientOf(dollar, fault))).toEqual({ problem: 'unreachable' })
  })
})

describe('coins out of the wrapped coin', () => {
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const weth = { ...dollar, [of('decimals()')]: number(18n) }

  function fetchCoins(client: ChainClient, account: typeof owner | undefined = owner) {
    return fetchWrappedCoin({ client, chainId: 1, owner: account, coin, wrapped: address })
  }

  test('are called as the coin is, and read with what is held wrapped and beside', async () => {
    expect(await fetchCoins(clientOf(weth))).toEqual({
      asset: { ...coin, address, chainId: 1, standard: 'NATIVE', balance: 5n, coins: 9n },
    })
  })

  test.each<[string, Readonly<Record<string, Hex>>]>([
    ['has other decimals than the coin', dollar],
    ['answers nothing', { ...weth, [of('balanceOf(address)')]: '0x' }],
  ])('a contract that %s is no wrapped coin', async (_, answers) => {
    expect(await fetchCoins(clientOf(answers))).toEqual({ problem: 'no-wrapped-coin' })
  })

  test('where nothing stands at its address there is no wrapped coin', async () => {
    const client = { getCode: async () => undefined } as unknown as ChainClient
    expect(await fetchCoins(client)).toEqual({ problem: 'no-wrapped-coin' })
  })

  test('a node that does not answer says nothing against it', async () => {
    const fault = new HttpRequestError({ url: 'http://node.example', status: 503 })
    expect(await fetchCoins(clientOf(weth, fault))).toEqual({ problem: 'unreachable' })
  })
})

import { createConfig, createConnector, http, mock } from 'wagmi'
import { numberToHex } from 'viem'
import { connect } from 'wagmi/actions'
import { describe, expect, test } from 'vitest'
import { localChain } from '@slotdrop/chains'
import { askSafeApp, toSafeState } from './askSafeApp.ts'

const safe = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const safeTxHash = `0x${'5a'.repeat(32)}` as const
const hash = `0x${'11'.repeat(32)}` as const

describe('what Safe’s app tells of a proposal', () => {
  test.each([
    ['signatures are missing', { status: 100 }, null],
    ['it was executed', { status: 200, receipts: [{ transactionHash: hash }] }, { kind: 'executed', hash }],
    ['it was executed, and failed', { status: 500, receipts: [{ transactionHash: hash }] }, { kind: 'executed', hash }],
    ['it fails, and no node shows it yet', { status: 500 }, null],
    ['the owners took it back', { status: 400 }, { kind: 'rejected' }],
    ['nothing', undefined, null],
    ['a hash that is none', { status: 200, receipts: [{ transactionHash: '0x12' }] }, null],
  ] as const)('%s', (_, answer, state) => {
    expect(toSafeState(answer)).toEqual(state)
  })
})

async function connectAs(id: string, answer: () => unknown) {
  const asked: unknown[] = []
  const connector = createConnector((options) => ({
    ...mock({ accounts: [safe] })(options),
    id,
    getProvider: async () => ({
      async request(request: { method: string }) {
        if (request.method === 'eth_requestAccounts') return [safe]
        if (request.method === 'eth_chainId') return numberToHex(localChain.id)
        asked.push(request)
        return answer()
      },
    }),
  }))
  const config = createConfig({
    chains: [localChain],
    connectors: [connector],
    transports: { [localChain.id]: http() },
  })
  await connect(config, { connector: config.connectors[0]! })
  return { config, asked }
}

describe('Safe’s app is asked', () => {
  const rejected = () => ({ status: 400 })

  test('about a proposal of the Safe that is connected', async () => {
    const { config, asked } = await connectAs('safe', rejected)
    expect(await askSafeApp(config, { chainId: localChain.id, safe, safeTxHash })).toEqual({ kind: 'rejected' })
    expect(asked).toEqual([{ method: 'wallet_getCallsStatus', params: [safeTxHash] }])
  })

  test.each([
    ['another Safe', 'safe', localChain.id, other],
    ['another chain', 'safe', 1, safe],
    ['a wallet that is no frame of Safe’s', 'walletConnect', localChain.id, safe],
  ] as const)('about nothing of %s', async (_, id, chainId, account) => {
    const { config, asked } = await connectAs(id, rejected)
    expect(await askSafeApp(config, { chainId, safe: account, safeTxHash })).toBeNull()
    expect(asked).toEqual([])
  })

  test('and when it does not answer, the chain is left to tell', async () => {
    const { config } = await connectAs('safe', () => {
      throw new Error('down')
    })
    expect(await askSafeApp(config, { chainId: localChain.id, safe, safeTxHash })).toBeNull()
  })
})

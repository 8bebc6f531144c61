import { slotDistributorAbi } from '@slotdrop/contracts'
import { type DropTerms, type Manifest, type Row, freezeManifest } from '@slotdrop/drops'
import type { TestChain } from '@slotdrop/testing'
import { type Address, erc20Abi, type Hex } from 'viem'
import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts'
import { createWalletClient, http } from 'viem'
import { foundry } from 'viem/chains'
import {
  type ChainClient,
  type Clock,
  type SenderWallet,
  type TransactionRequest,
  getAuthoriseSteps,
} from '../src/index.ts'

/** A clock whose sleeps are instant and counted; `onSleep` lets a test act while sending waits. */
export const createFakeClock = (onSleep: (now: number) => Promise<void> | void = () => {}): Clock => {
  let now = 1_800_000_000_000
  return {
    now: () => now,
    async sleep(milliseconds) {
      now += milliseconds
      await onSleep(now)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

/** An account of its own, with coins for fees and the tokens of a list, and the wallet that holds its key. */
export const createTestSender = async (chain: TestChain) => {
  const account = privateKeyToAccount(generatePrivateKey())
  await chain.client.setBalance({ address: account.address, value: 10n ** 20n })
  const client = createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl, { retryCount: 0 }) })
  const requests: TransactionRequest[] = []
  const wallet: SenderWallet = {
    address: () => account.address,
    chainId: async () => 31_337,
    async sendTransaction(request) {
      requests.push(request)
      return client.sendTransaction(request)
    },
  }
  return { account, client, wallet, requests }
}

export type TestSender = Awaited<ReturnType<typeof createTestSender>>

/** Seals rows for a sender, who is given the sum. */
export const sealFor = async (
  chain: TestChain,
  sender: Address,
  rows: readonly Row[],
  other: Partial<DropTerms> & { tokenIndex?: number } = {},
): Promise<Manifest> => {
  const { tokenIndex = 0, ...terms } = other
  const token = chain.tokens[tokenIndex]
  if (!token) throw new Error('No such demo token.')
  const manifest = await freezeManifest({
    title: 'Test drop',
    token,
    rows,
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender,
      token: token.address,
      standard: 'ERC20',
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: 1n,
      slotSize: 250,
      ...terms,
    },
  })
  await mint(chain, manifest.terms.token, sender, manifest.total)
  return manifest
}

const mintAbi = [
  {
    type: 'function',
    name: 'mint',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'uint256' }],
    outputs: [],
  },
  {
    type: 'function',
    name: 'setBlackListed',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'address' }, { type: 'bool' }],
    outputs: [],
  },
] as const

export const mint = async (chain: TestChain, token: Address, to: Address, amount: bigint) => {
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token,
    functionName: 'mint',
    args: [to, amount],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

export const setBlocked = async (chain: TestChain, token: Address, account: Address, isBlocked: boolean) => {
  const hash = await chain.client.writeContract({
    abi: mintAbi,
    address: token,
    functionName: 'setBlackListed',
    args: [account, isBlocked],
  })
  await chain.client.waitForTransactionReceipt({ hash })
}

/** Signs every step that is asked for. */
export const authorise = async (chain: TestChain, sender: TestSender, manifest: Manifest) => {
  const steps = await getAuthoriseSteps({ client: asClient(chain), manifest })
  for (const { request } of steps) {
    const hash = await sender.wallet.sendTransaction(request)
    await chain.client.waitForTransactionReceipt({ hash })
  }
  return steps.map(({ kind }) => kind)
}

export const asClient = (chain: TestChain): ChainClient => chain.client as unknown as ChainClient

export const balanceOf = (chain: TestChain, token: Address, account: Address) =>
  chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [account] })

/** Balances of all rows' accounts, in the manifest's order. */
export const balances = async (chain: TestChain, manifest: Manifest): Promise<bigint[]> => {
  const found: bigint[] = []
  for (let from = 0; from < manifest.rowCount; from += 100) {
    const part = Array.from({ length: Math.min(100, manifest.rowCount - from) }, (_, index) =>
      balanceOf(chain, manifest.terms.token, manifest.rowAt(from + index).account),
    )
    found.push(...(await Promise.all(part)))
  }
  return found
}

export const amounts = (manifest: Manifest): bigint[] =>
  Array.from({ length: manifest.rowCount }, (_, index) => manifest.rowAt(index).amount)

export const wordsOf = (chain: TestChain, manifest: Manifest) =>
  chain.client.readContract({
    abi: slotDistributorAbi,
    address: chain.distributor,
    functionName: 'settled',
    args: [manifest.dropId, 0n, BigInt(manifest.slotCount)],
  })

/** What a wallet throws when its user says no. */
export const rejection = () => Object.assign(new Error('User rejected the request.'), { code: 4001 })

export type { Hex }

import { demoWrapped } from '@slotdrop/contracts/testing'
import { freezeManifest, type Manifest, type Row, type TokenStandard } from '@slotdrop/drops'
import { makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { encodeFunctionData, erc1155Abi, erc721Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asClient,
  authorise,
  createTestSender,
  pipelining,
  registerOperator,
  type TestSender,
} from '../../test/support.ts'
import { estimateSending } from '../preflight/estimateSending.ts'

const mintAbi = parseAbi(['function mint(address to, uint256 a, uint256 b)'])
const firstId = 70_000n

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

function tokenOf(standard: TokenStandard) {
  const token = chain.tokens.find((each) => each.standard === standard)
  if (!token) throw new Error(`No demo token is ${standard}.`)
  return token.address
}

async function call(sender: TestSender, to: `0x${string}`, data: `0x${string}`, value = 0n) {
  await chain.client.waitForTransactionReceipt({ hash: await sender.client.sendTransaction({ to, data, value }) })
}

/** What the sender is given, and the rows that it sends. */
const kinds = {
  async ERC721(sender: TestSender, rows: readonly Row[]) {
    const token = tokenOf('ERC721')
    const args = [sender.account.address, firstId, BigInt(rows.length)] as const
    await call(sender, token, encodeFunctionData({ abi: mintAbi, functionName: 'mint', args }))
    return { token, rows: rows.map(({ account }, index) => ({ account, id: firstId + BigInt(index), amount: 1n })) }
  },
  async ERC1155(sender: TestSender, rows: readonly Row[]) {
    const token = tokenOf('ERC1155')
    const args = [sender.account.address, firstId, 3n * BigInt(rows.length)] as const
    await call(sender, token, encodeFunctionData({ abi: mintAbi, functionName: 'mint', args }))
    return { token, rows: rows.map(({ account }) => ({ account, id: firstId, amount: 3n })) }
  },
  async NATIVE(sender: TestSender, rows: readonly Row[]) {
    const token = chain.wrappedCoin
    const value = 7n * BigInt(rows.length)
    await call(sender, token, encodeFunctionData({ abi: demoWrapped.abi, functionName: 'deposit' }), value)
    return { token, rows: rows.map(({ account }) => ({ account, id: 0n, amount: 7n })) }
  },
} as const

/** What each account of a list has of it. */
async function holdings({ terms, rowAt, rowCount }: Manifest, standard: keyof typeof kinds): Promise<bigint[]> {
  const rows = Array.from({ length: rowCount }, (_, row) => rowAt(row))
  const { token: address } = terms
  switch (standard) {
    case 'ERC721': {
      const owners = await Promise.all(
        rows.map(({ id }) =>
          chain.client.readContract({ abi: erc721Abi, address, functionName: 'ownerOf', args: [id] }),
        ),
      )
      return owners.map((owner, row) => (owner === rows[row]?.account ? 1n : 0n))
    }
    case 'ERC1155':
      return Promise.all(
        rows.map(({ account, id }) =>
          chain.client.readContract({ abi: erc1155Abi, address, functionName: 'balanceOf', args: [account, id] }),
        ),
      )
    case 'NATIVE':
      return Promise.all(rows.map(({ account }) => chain.client.getBalance({ address: account })))
    default:
      return standard satisfies never
  }
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  '%s: an operator’s key pays every row, several slots a transaction, for what was estimated',
  async (standard) => {
    const sender = await createTestSender(chain)
    const { token, rows } = await kinds[standard](sender, makeRows(160, { seed: 61_000 + standard.length }))
    const manifest = await freezeManifest({
      title: 'Kinds',
      token: { symbol: 'T', name: 'T', decimals: 0 },
      rows,
      terms: {
        ...{ chainId: 31_337, distributor: chain.distributor, sender: sender.account.address, token, standard },
        ...{ policy: 'skip', safeTransfer: false, direct: false, round: 1n, slotSize: 2 },
        ...{ opensAtSeconds: 0n, closesAtSeconds: 0n },
      },
    })
    await authorise(chain, sender, manifest)
    const fees = { ceiling: 10n ** 11n }
    const { gasMoney, transactions } = await estimateSending({ client: asClient(chain), manifest, fees })
    const signer = await registerOperator(chain, { ...sender, manifest }, { purse: gasMoney })
    const before = await holdings(manifest, standard)
    const waits: unknown[] = []
    const onChange = ({ waiting }: { waiting?: unknown }) => void (waiting && waits.push(waiting))
    const pipeline = pipelining(chain, { manifest, signer }, { fees, onChange })
    await pipeline.start()
    expect({ waits, ...pipeline.getState() }).toMatchObject({
      waits: [],
      phase: 'complete',
      pace: { transactions, wasted: 0 },
    })
    const after = await holdings(manifest, standard)
    expect(after.map((has, row) => has - (before[row] ?? 0n))).toEqual(rows.map(({ amount }) => amount))
  },
)

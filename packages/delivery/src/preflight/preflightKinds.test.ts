import { freezeManifest, type Row, type TokenStandard } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { type Address, concat, encodeFunctionData, erc721Abi, getAddress, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asClient, createTestSender } from '../../test/support.ts'
import { checkReadiness } from '../authorise/checkReadiness.ts'
import { preflight } from './preflight.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain(['--hardfork', 'prague'])
})
afterAll(() => chain.stop())

const mintAbi = parseAbi(['function mint(address to, uint256 a, uint256 b)'])
let counter = 0n

function account(): Address {
  return getAddress(`0x${(0x7000_0000n + ++counter).toString(16).padStart(40, '0')}`)
}

/** An account whose code refuses everything. */
async function refusing(): Promise<Address> {
  const address = account()
  await chain.client.setCode({ address, bytecode: '0x60006000fd' })
  return address
}

/** A key that handed itself to code that refuses everything (EIP-7702). */
async function delegated(): Promise<Address> {
  const address = account()
  await chain.client.setCode({ address, bytecode: concat(['0xef0100', await refusing()]) })
  return address
}

async function seal(
  sender: Address,
  standard: TokenStandard,
  rows: readonly Row[],
  other: { safeTransfer?: boolean } = {},
) {
  return freezeManifest({
    title: 'Trials',
    token: { symbol: 'T', name: 'T', decimals: 0 },
    rows,
    terms: {
      chainId: 31_337,
      distributor: chain.distributor,
      sender,
      token: chain.tokens.find((each) => each.standard === standard)?.address ?? zeroAddress,
      standard,
      policy: 'skip',
      safeTransfer: false,
      direct: false,
      opensAtSeconds: 0n,
      closesAtSeconds: 0n,
      round: ++counter,
      slotSize: 100,
      ...other,
    },
  })
}

async function refusedAccounts(manifest: Awaited<ReturnType<typeof seal>>) {
  const { verdict, problems } = await preflight({ client: asClient(chain), manifest })
  expect(problems).toEqual([])
  return Array.from({ length: manifest.rowCount }, (_, row) => row)
    .filter((row) => verdict(row).kind === 'refused')
    .map((row) => manifest.rowAt(row).account)
}

test('coins: a contract that refuses and a delegated account that does are named, before anything is sent', async () => {
  const sender = await createTestSender(chain)
  const [contract, key] = [await refusing(), await delegated()]
  const rows = [account(), contract, account(), key, account()].map((each) => ({ account: each, id: 0n, amount: 5n }))
  const manifest = await seal(sender.account.address, 'NATIVE', rows)
  expect((await refusedAccounts(manifest)).toSorted()).toEqual([contract, key].toSorted())
  expect(sender.requests).toEqual([])
})

test('NFTs and items: receivers without the hook are named; a key is not', async () => {
  const sender = await createTestSender(chain)
  const { address } = sender.account
  const first = 50_000n + ++counter * 100n
  const mint = async (token: Address | undefined, a: bigint, b: bigint) => {
    if (!token) throw new Error('No such demo token.')
    const hash = await chain.client.sendTransaction({
      to: token,
      data: encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [address, a, b] }),
    })
    await chain.client.waitForTransactionReceipt({ hash })
  }
  const [contract, person] = [await refusing(), account()]
  await mint(chain.tokens.find(({ standard }) => standard === 'ERC721')?.address, first, 2n)
  await mint(chain.tokens.find(({ standard }) => standard === 'ERC1155')?.address, first, 10n)
  const nfts = [
    { account: contract, id: first, amount: 1n },
    { account: person, id: first + 1n, amount: 1n },
  ]
  expect(await refusedAccounts(await seal(address, 'ERC721', nfts, { safeTransfer: true }))).toEqual([contract])
  // Without the hook nobody is asked, so nobody refuses.
  expect(await refusedAccounts(await seal(address, 'ERC721', nfts))).toEqual([])
  const items = nfts.map((row) => ({ ...row, id: first, amount: 5n }))
  expect(await refusedAccounts(await seal(address, 'ERC1155', items))).toEqual([contract])
})

test('an id that the sender does not own, and a balance that is too small, are told before any approval', async () => {
  const sender = await createTestSender(chain)
  const { address } = sender.account
  const nfts = [{ account: account(), id: 1n, amount: 1n }]
  const owner = await chain.client.readContract({
    abi: erc721Abi,
    address: chain.tokens.find(({ standard }) => standard === 'ERC721')?.address ?? zeroAddress,
    functionName: 'ownerOf',
    args: [1n],
  })
  expect(owner).not.toBe(address)
  for (const [standard, rows] of [
    ['ERC721', nfts],
    ['ERC1155', [{ account: account(), id: 4n, amount: 1n }]],
    ['ERC20', [{ account: account(), id: 0n, amount: 1n }]],
    ['NATIVE', [{ account: account(), id: 0n, amount: 10n ** 24n }]],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { problems } = await checkReadiness({
      client: asClient(chain),
      manifest: await seal(address, standard, rows),
    })
    expect(problems.map(({ kind }) => kind)).toContain('short-balance')
  }
  expect(sender.requests).toEqual([])
})

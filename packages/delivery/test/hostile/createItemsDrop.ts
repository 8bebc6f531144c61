import { freezeManifest, type Hex, type Manifest, slotWord } from '@slotdrop/drops'
import { makeRows, type TestChain } from '@slotdrop/testing'
import { encodeFunctionData, erc1155Abi, parseAbi } from 'viem'
import { authorise, createTestSender, registerOperator } from '../support.ts'

const id = 70_000n
const amount = 3n
const mintAbi = parseAbi(['function mint(address to, uint256 a, uint256 b)'])
let seeds = 71_000

/** What the drop of items is like. */
type ItemsDropParameters = {
  readonly count: number
  readonly slotSize: number
  readonly mayLeaveOpen: boolean
  readonly policy?: 'skip' | 'strict' | undefined
}

function tokenIn(chain: TestChain) {
  const token = chain.tokens.find(({ standard }) => standard === 'ERC1155')
  if (!token) throw new Error('No demo token is ERC1155.')
  return token.address
}

/** A drop of ERC-1155 items, whose accounts are called when they receive, with an operator's key. */
export async function createItemsDrop(
  chain: TestChain,
  { count, slotSize, mayLeaveOpen, policy = 'skip' }: ItemsDropParameters,
) {
  const sender = await createTestSender(chain)
  const token = tokenIn(chain)
  const args = [sender.account.address, id, amount * BigInt(count)] as const
  const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args })
  const hash = await sender.client.sendTransaction({ to: token, data })
  await chain.client.waitForTransactionReceipt({ hash })
  const rows = makeRows(count, { seed: seeds++ }).map(({ account }) => ({ account, id, amount }))
  const manifest = await freezeManifest({
    title: 'Items',
    token: { symbol: 'ITEM', name: 'Items', decimals: 0 },
    rows,
    terms: {
      ...{ chainId: 31_337, distributor: chain.distributor, sender: sender.account.address, token },
      ...{ standard: 'ERC1155', policy, safeTransfer: false, direct: false, round: 1n, slotSize },
      ...{ opensAtSeconds: 0n, closesAtSeconds: 0n },
    },
  })
  await authorise(chain, sender, manifest)
  const signer = await registerOperator(chain, { ...sender, manifest }, { mayLeaveOpen })
  return { ...sender, manifest, signer }
}

export type ItemsDrop = Awaited<ReturnType<typeof createItemsDrop>>

/** Gives the accounts of some rows code. */
export async function setReceivers(chain: TestChain, manifest: Manifest, codes: Iterable<readonly [number, Hex]>) {
  for (const [row, bytecode] of codes) await chain.client.setCode({ address: manifest.rowAt(row).account, bytecode })
}

/** Rows that were paid, each once and with its amount. */
export async function fetchPaidRows(chain: TestChain, { terms, rowAt, rowCount }: Manifest): Promise<Set<number>> {
  const paid = new Set<number>()
  const size = 500
  for (let from = 0; from < rowCount; from += size) {
    const rows = Array.from({ length: Math.min(size, rowCount - from) }, (_, index) => rowAt(from + index))
    const found = await chain.client.readContract({
      abi: erc1155Abi,
      address: terms.token,
      functionName: 'balanceOfBatch',
      args: [rows.map(({ account }) => account), rows.map((row) => row.id)],
    })
    found.forEach((balance, index) => {
      if (balance !== 0n && balance !== rows[index]?.amount) throw new Error(`Row ${from + index} got ${balance}.`)
      if (balance !== 0n) paid.add(from + index)
    })
  }
  return paid
}

/** All rows of a list but some. */
export function rowsBut(count: number, left: Iterable<number>): Set<number> {
  const rows = new Set(Array.from({ length: count }, (_, row) => row))
  for (const row of left) rows.delete(row)
  return rows
}

/** Rows by their places in the list, of masks by slot. */
export function placesOf({ terms }: Manifest, masks: readonly { slot: number; rows: bigint }[]): number[] {
  return masks
    .flatMap(({ slot, rows }) => slotWord.rowsOf(rows).map((row) => slot * terms.slotSize + row))
    .toSorted((a, b) => a - b)
}

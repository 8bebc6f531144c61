import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { sendRequest } from '@slotdrop/delivery'
import {
  findInShards,
  listCid,
  type Manifest,
  parseManifest,
  parseShardIndex,
  type ProvenRow,
  rowLeaf,
  type ShardIndex,
  slotLeaf,
  toDropStruct,
  slotWord,
} from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { concat, createWalletClient, encodeFunctionData, erc20Abi, type Hex, http, keccak256 } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancesOf, fund } from './fund.ts'
import { runBin } from './runBin.ts'
import { serveFiles } from './serveFiles.ts'

const [rowCount, slotSize] = [60, 10]
/** Rows of the first slots that were pushed; half of the third. The others are open. */
const pushed = [1023n, 1023n, 31n]

let chain: TestChain
let cwd = ''
let funded: Awaited<ReturnType<typeof fund>>
let manifest: Manifest
let stop = () => {}
let url = ''

function ownerOf({ account }: typeof funded) {
  return createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl) })
}

async function mined(hash: Promise<Hex>) {
  const { status } = await chain.client.waitForTransactionReceipt({ hash: await hash })
  expect(status).toBe('success')
}

/** A web app as its build leaves it, as far as the export looks. */
function buildSite() {
  const site = join(cwd, 'site')
  mkdirSync(join(site, '.next/server/pages/d'), { recursive: true })
  mkdirSync(join(site, '.next/static'), { recursive: true })
  mkdirSync(join(site, 'public'))
  writeFileSync(join(site, '.next/server/pages/d/[dropId].html'), '<!doctype html><p>The page</p>')
  writeFileSync(join(site, '.next/BUILD_ID'), 'build')
}

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'outlive-'))
  chain = await startChain()
  funded = await fund(chain, rowCount)
  writeFileSync(join(cwd, 'list.csv'), funded.csv)
  const sealed = await runBin(
    [
      ...['seal', 'list.csv', '--rpc', chain.rpcUrl, '--distributor', chain.distributor],
      ...['--token', funded.token.address, '--sender', funded.account.address, '--slot-size', `${slotSize}`],
      ...['--accept', 'amount-large-share', '--accept', 'amount-unusual'],
    ],
    { cwd },
  )
  expect(sealed.exitCode).toBe(0)
  manifest = await parseManifest(readFileSync(join(cwd, 'list.sealed.json'), 'utf8'))
  const owner = ownerOf(funded)
  const { digest } = await listCid(manifest)
  await mined(
    owner.writeContract({
      abi: erc20Abi,
      address: funded.token.address,
      functionName: 'approve',
      args: [chain.distributor, funded.total],
    }),
  )
  await mined(
    owner.writeContract({
      abi: slotDistributorAbi,
      address: chain.distributor,
      functionName: 'register',
      args: [toDropStruct(manifest), funded.account.address, 0, false, true, digest],
    }),
  )
  for (const [slot, mask] of pushed.entries())
    await mined(owner.sendTransaction(sendRequest(manifest, new Map([[slot, mask]]), 400_000n)))
  buildSite()
  const exported = await runBin(
    ['export', 'list.sealed.json', '--site', 'site', '--out', 'folder', '--rpc', chain.rpcUrl],
    { cwd },
  )
  expect(exported.exitCode).toBe(0)
  ;({ url, stop } = await serveFiles(join(cwd, 'folder')))
  // From here on there are the folder, as any host of files serves it, and the chain.
  for (const name of ['list.csv', 'list.sealed.json']) rmSync(join(cwd, name))
})
afterAll(async () => {
  stop()
  await chain.stop()
  rmSync(cwd, { recursive: true })
})

function fetchFile(name: string) {
  return fetch(`${url}/api/drops/${manifest.dropId}/${name}`)
}

async function fetchIndex(): Promise<ShardIndex> {
  return parseShardIndex(await (await fetchFile('index.json')).text(), manifest.dropId)
}

type Proof = Omit<ProvenRow, 'index'>
/** A proof as `recover --json` prints it. */
type PrintedProof = Omit<Proof, 'id' | 'amount'> & { readonly id: string; readonly amount: string }

function toProof({ id, amount, ...proof }: PrintedProof): Proof {
  return { ...proof, id: BigInt(id), amount: BigInt(amount) }
}

function claimOf({ slot, row, account, id, amount, rowProof, rowsHash, slotProof }: Proof) {
  const args = [BigInt(slot), BigInt(row), account, id, amount, rowProof, rowsHash, slotProof] as const
  return {
    to: chain.distributor,
    data: encodeFunctionData({
      abi: slotDistributorAbi,
      functionName: 'claim',
      args: [toDropStruct(manifest), ...args],
    }),
  }
}

/** What a recipient's browser does: the index, then the shards that may have the account. */
async function findRows(index: ShardIndex, account: Hex): Promise<ProvenRow[]> {
  return findInShards({
    index,
    account,
    load: async (name) => new Uint8Array(await (await fetchFile(`shards/${name.slice(2)}.bin`)).arrayBuffer()),
  })
}

function above(node: Hex, proof: readonly Hex[]): Hex {
  return proof.reduce((a, b) => keccak256(a < b ? concat([a, b]) : concat([b, a])), node)
}

/** Hashes from a row up to the drop's root. */
function rootAbove({ slot, row, account, id, amount, rowProof, rowsHash, slotProof }: Proof): Hex {
  return above(slotLeaf(slot, rowsHash, above(rowLeaf(row, { account, id, amount }), rowProof)), slotProof)
}

test('with server and domain gone, the exported folder and the chain prove every row, pushed and open', async () => {
  const index = await fetchIndex()
  const words = await chain.client.readContract({
    abi: slotDistributorAbi,
    address: chain.distributor,
    functionName: 'settled',
    args: [manifest.dropId, 0n, BigInt(manifest.slotCount)],
  })
  const states: string[] = []
  for (const { account, amount } of funded.rows) {
    const found = await findRows(index, account)
    expect(found).toMatchObject([{ account, amount }])
    for (const proof of found) {
      expect(rootAbove(proof)).toBe(manifest.root)
      const isPaid = slotWord.isSet(words[proof.slot] ?? 0n, proof.row)
      // The contract itself takes the proof of an open row, from whomever.
      if (!isPaid) await chain.client.call({ account: funded.account.address, ...claimOf(proof) })
      states.push(isPaid ? 'paid' : 'open')
    }
  }
  expect([states.filter((state) => state === 'paid').length, states.length]).toEqual([25, rowCount])
})

test('with server and domain gone, a recipient claims with what the folder holds', async () => {
  const index = await fetchIndex()
  const row = manifest.rowAt(47)
  const [proof] = await findRows(index, row.account)
  if (!proof) throw new Error('No proof.')
  await mined(ownerOf(funded).sendTransaction(claimOf(proof)))
  expect(await balancesOf(chain, funded.token.address, [row])).toEqual([row.amount])
})

test('with server and domain gone, recover proves every row from the folder’s list, and the pushed slots from the chain alone', async () => {
  writeFileSync(join(cwd, 'found.json'), await (await fetchFile('manifest.json')).text())
  const fromFile = await runBin(['recover', 'found.json', '--json'], { cwd })
  expect(fromFile.json).toMatchObject({ exitCode: 0, source: 'file', proven: rowCount, root: manifest.root })
  const all = (fromFile.json['rows'] as PrintedProof[]).map(toProof)
  expect(all.map(({ account }) => account).sort()).toEqual(funded.rows.map(({ account }) => account).sort())
  expect(all.every((proof) => rootAbove(proof) === manifest.root)).toBe(true)

  const place = ['--drop', manifest.dropId, '--distributor', chain.distributor, '--rpc', chain.rpcUrl]
  const fromChain = await runBin(['recover', ...place, '--json'], { cwd })
  expect(fromChain.json).toMatchObject({ exitCode: 5, source: 'calldata', recovered: 30, isWhole: false })
  expect((fromChain.json['rows'] as PrintedProof[]).map(toProof)).toEqual(all.filter(({ slot }) => slot < 3))
  // The rest is found by whoever keeps the file: the chain names it.
  const cid = (await (await fetchFile('cid.txt')).text()).trim()
  expect(fromChain.json['cids']).toContain(cid)
  expect(fromFile.json['cid']).toBe(cid)
})

// `pnpm --filter contracts bench:profile`: which parts of a send and a claim its gas goes to, from every step of one transaction.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Address, type Hex, hexToBytes, zeroAddress, zeroHash } from 'viem'
import { merkleProof, type Row } from '../test/encode.ts'
import { sender, startChain } from './chain.ts'
import { dropOf, ERC1155, ERC20, ERC721, NATIVE } from './drops.ts'
import { accountOf, amountRows, itemRows, nftRows, siblings } from './workloads.ts'

type Step = { op: string; gas: number; gasCost: number; depth: number }

/** A question that the development chain answers beside those of the standard. */
type TraceSteps = {
  Method: 'debug_traceTransaction'
  Parameters: [hash: Hex, options: { disableStack: boolean; disableStorage: boolean }]
  ReturnType: { structLogs: Step[] }
}

const parts = [
  'transaction and addresses in calldata',
  'other calldata',
  'calls that pay',
  'sum taken, less what comes back at the end',
  'balances looked at',
  'ledger word',
  'state of the drop, token touched first, event',
  'rows copied, hashes',
  'loop',
  'the rest: decoding, checks, proof, masks, answer',
] as const
type Part = (typeof parts)[number]

const chain = await startChain('--steps-tracing')
const columns: { title: string; gas: Map<Part, number>; rows: number }[] = []

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function profile(title: string, to: Address, call: Hex, rows: number, takes: boolean, value = 0n) {
  await chain.undo(async () => {
    const receipt = await chain.send(to, call, value)
    const { structLogs: steps } = await chain.client.request<TraceSteps>({
      method: 'debug_traceTransaction',
      params: [receipt.transactionHash, { disableStack: true, disableStorage: true }],
    })
    const gas = new Map<Part, number>()
    const put = (part: Part, cost: number) => gas.set(part, (gas.get(part) ?? 0) + cost)
    const depth = steps[0]?.depth
    const outer = steps.filter((step) => step.depth === depth)
    const payments: number[] = []
    const between: number[] = []
    let own = 0
    let words = 0
    outer.forEach(({ op, gas: left, gasCost }, index) => {
      // What a call took shows in what is left behind it.
      const cost = op === 'CALL' || op === 'STATICCALL' ? left - (outer[index + 1]?.gas ?? left) : gasCost
      if (op === 'CALL') {
        payments.push(cost)
        between.push(own)
        own = 0
      } else if (op === 'STATICCALL') put('balances looked at', cost)
      else if (op === 'SSTORE' || (op === 'SLOAD' && words++ === 1)) put('ledger word', cost)
      else if (op === 'SLOAD' || op === 'EXTCODESIZE' || op.startsWith('LOG'))
        put('state of the drop, token touched first, event', cost)
      else if (op === 'KECCAK256' || op === 'CALLDATACOPY') put('rows copied, hashes', cost)
      else {
        own += cost
        put('the rest: decoding, checks, proof, masks, answer', cost)
      }
    })
    const loop = rows > 1 ? median(between) * rows : 0
    put('loop', loop)
    put('the rest: decoding, checks, proof, masks, answer', -loop)
    const pull = takes ? (payments.shift() ?? 0) : 0
    put(
      'calls that pay',
      payments.reduce((sum, cost) => sum + cost, 0),
    )
    const calldata = hexToBytes(call).reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0)
    put('transaction and addresses in calldata', 21_000 + 320 * rows)
    put('other calldata', calldata - 320 * rows)
    const known = [...gas.values()].reduce((sum, cost) => sum + cost, 0)
    // All that is left: what the sum took, less the refund.
    put('sum taken, less what comes back at the end', Number(receipt.gasUsed) - known)
    if (!takes && Number(receipt.gasUsed) !== known) throw new Error(`${title}: ${receipt.gasUsed} is not ${known}.`)
    if (takes && pull === 0) throw new Error(`${title}: nothing was taken.`)
    columns.push({ title, gas, rows })
  })
}

try {
  await chain.client.setBalance({ address: sender, value: 10n ** 30n })
  const distributor = await chain.deploy('SlotDistributor')
  const plain = await chain.deploy('PlainToken')
  await chain.call(plain, 'PlainToken', 'mint', [sender, 10n ** 27n])
  await chain.call(plain, 'PlainToken', 'approve', [distributor, 10n ** 26n])
  const nft = await chain.deploy('PlainNft')
  await chain.call(nft, 'PlainNft', 'mint', [sender, 1000n, 200n])
  await chain.call(nft, 'PlainNft', 'setApprovalForAll', [distributor, true])
  const items = await chain.deploy('PlainItems')
  for (let id = 1n; id < 11n; id++) {
    // oxlint-disable-next-line no-await-in-loop -- one account, one nonce after the other
    await chain.call(items, 'PlainItems', 'mint', [sender, id, 10n ** 9n])
  }
  await chain.call(items, 'PlainItems', 'setApprovalForAll', [distributor, true])

  for (const count of [250, 10]) {
    const rows = amountRows(count, 'full', 10n ** 18n)
    // oxlint-disable-next-line no-await-in-loop -- one chain
    await profile(`ERC-20 x${count}`, distributor, dropOf(chain, plain, ERC20, rows).call, count, true)
  }
  await profile('ERC-721 x100', distributor, dropOf(chain, nft, ERC721, nftRows(100, 1000n)).call, 100, false)
  for (const ids of [1, 10]) {
    const { call } = dropOf(chain, items, ERC1155, itemRows(100, ids))
    // oxlint-disable-next-line no-await-in-loop -- one chain
    await profile(`ERC-1155 x100, ${ids === 1 ? 'one id' : 'ten ids'}`, distributor, call, 100, false)
  }
  await chain.undo(async () => {
    for (let index = 0; index < 250; index++) {
      // oxlint-disable-next-line no-await-in-loop -- cheap and in order
      await chain.client.setBalance({ address: accountOf(index), value: 1n })
    }
    const { call, value } = dropOf(chain, zeroAddress, NATIVE, amountRows(250, '2 decimals', 10n ** 18n))
    await profile('coins x250', distributor, call, 250, false, value)
  })
  const rows = amountRows(250, 'full', 10n ** 18n)
  const { drop, slot } = dropOf(chain, plain, ERC20, rows)
  await chain.call(distributor, 'SlotDistributor', 'register', [drop, zeroAddress, 0, false, true, zeroHash])
  const claimOf = (place: number) => {
    const { account, id, amount } = rows[place] as Row
    const proof = merkleProof(slot.rowLeaves, place)
    const args = [drop, 1234n, BigInt(place), account, id, amount, proof, slot.rowsHash, siblings]
    return chain.data('SlotDistributor', 'claim', args)
  }
  await chain.send(distributor, claimOf(5))
  await profile('claim, finite allowance', distributor, claimOf(77), 1, false)
} finally {
  chain.stop()
}

const lines = [
  ['part', ...columns.map(({ title }) => title)],
  ['---', ...columns.map(() => '--:')],
  ...parts.map((part) => [
    part,
    ...columns.map(({ gas, rows }) => Math.round((gas.get(part) ?? 0) / rows).toLocaleString('en')),
  ]),
  [
    'together',
    ...columns.map(({ gas, rows }) =>
      Math.round([...gas.values()].reduce((sum, cost) => sum + cost, 0) / rows).toLocaleString('en'),
    ),
  ],
].map((cells) => `| ${cells.join(' | ')} |`)
const docs = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url))
const text = readFileSync(docs, 'utf8')
const start = text.indexOf('\n| part |')
if (start < 0) throw new Error('docs/benchmarks.md has no table of parts.')
writeFileSync(docs, `${text.slice(0, start)}\n${lines.join('\n')}\n${text.slice(text.indexOf('\n\n', start) + 1)}`)
console.log(lines.join('\n'))

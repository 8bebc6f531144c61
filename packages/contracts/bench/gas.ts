// Gas of the distributor beside loops that promise less, on one chain, in one run. `--check` compares with the snapshot and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  maxUint256,
  numberToHex,
  parseAbiParameters,
  size,
  zeroAddress,
  zeroHash,
} from 'viem'
import { claimDomain, claimTypes, slotDistributorAbi } from '../src/index.ts'
import { merkleProof, rootOf, type Row } from '../test/encode.ts'
import { sender, startChain } from './chain.ts'
import { dropOf, ERC1155, ERC20, ERC721, NATIVE } from './drops.ts'
import { accountOf, amountRows, itemRows, nftRows, siblings } from './workloads.ts'

/** Units of gas that EIP-8037 (Amsterdam) adds to a storage slot that was empty. */
const moreForNewSlot = 80_820

type Storage = Record<string, { storage?: Record<Hex, Hex> }>

/** What a transaction changed, by account. */
type TraceState = {
  Method: 'debug_traceTransaction'
  Parameters: [hash: Hex, options: { tracer: 'prestateTracer'; tracerConfig: { diffMode: true } }]
  ReturnType: { pre: Storage; post: Storage }
}

/** A question that the development chain answers beside those of the standard. */
type TraceTransaction = {
  Method: 'debug_traceTransaction'
  Parameters: [hash: Hex, options: { tracer: 'callTracer' }]
  ReturnType: { calls?: { type: string; gasUsed: Hex; input: Hex }[] }
}

type Measured = {
  /** Gas a row, everything included. */
  perRow: number
  /** Bytes of calldata a row. */
  bytes: number
  /** Gas limit that the transaction needs: refunds come off only at its end. */
  limit: bigint
  /** What the token's own calls took, a row. */
  inner: number
  /** Storage slots that were empty before the transaction and are not after it. */
  newSlots: number
}

const chain = await startChain()
const snapshot: Record<string, number> = {}
const table: string[][] = []
const caps: string[][] = []
const schedules: string[][] = []

async function countNewSlots(hash: Hex): Promise<number> {
  const { pre, post } = await chain.client.request<TraceState>({
    method: 'debug_traceTransaction',
    params: [hash, { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }],
  })
  const isEmpty = (value: Hex | undefined) => value === undefined || BigInt(value) === 0n
  return Object.entries(post).reduce((count, [account, { storage = {} }]) => {
    const keys = Object.keys(storage) as Hex[]
    return count + keys.filter((key) => !isEmpty(storage[key]) && isEmpty(pre[account]?.storage?.[key])).length
  }, 0)
}

/** Gas a row, or of the one thing measured, on both schedules. What is filled and emptied in one transaction is refunded on either. */
function onBothSchedules(what: string, measured: Pick<Measured, 'perRow' | 'newSlots'>, count: number) {
  const slots = measured.newSlots / count
  const [before, after] = [measured.perRow, measured.perRow + slots * moreForNewSlot].map(Math.round) as [
    number,
    number,
  ]
  snapshot[`Amsterdam, ${what}`] = after
  schedules.push([what, slots.toFixed(2), before.toLocaleString('en'), after.toLocaleString('en')])
}

async function measure(to: Address, call: Hex, count: number, value = 0n, share = 0.5): Promise<Measured> {
  return chain.undo(async () => {
    const limit = await chain.client.estimateGas({ account: sender, to, data: call, value })
    const receipt = await chain.send(to, call, value)
    const trace = await chain.client.request<TraceTransaction>({
      method: 'debug_traceTransaction',
      params: [receipt.transactionHash, { tracer: 'callTracer' }],
    })
    // The last rows, where only the first one pays for what is touched once.
    const calls = (trace.calls ?? []).filter(({ type }) => type === 'CALL').slice(-Math.floor(count * share))
    const inner = calls.reduce((sum, { gasUsed }) => sum + Number(gasUsed), 0) / Math.max(1, calls.length)
    const newSlots = await countNewSlots(receipt.transactionHash)
    return { perRow: Number(receipt.gasUsed) / count, bytes: size(call) / count, limit, inner, newSlots }
  })
}

/** The cheapest that any contract with one call a row could be: the token's own work, its call, an address in calldata, a share of the transaction. */
function floorOf({ inner }: Measured, count: number) {
  return inner + 100 + 20 * 16 + 21_000 / count
}

function row(workload: string, contestant: string, measured: Measured, floor: number) {
  const perRow = Math.round(measured.perRow)
  snapshot[`${workload}, ${contestant}`] = perRow
  table.push([
    workload,
    contestant,
    perRow.toLocaleString('en'),
    (measured.perRow / floor).toFixed(4),
    measured.bytes.toFixed(0),
  ])
}

const distributor = await chain.deploy('SlotDistributor')
const checkedLoop = await chain.deploy('CheckedLoop')
const pullLoop = await chain.deploy('PullLoop')

async function prepareToken(name: string, at?: Address, unit = 10n ** 18n): Promise<Address> {
  const token = at ?? (await chain.deploy(name))
  await chain.call(token, name, 'mint', [sender, 1_000_000_000n * unit])
  for (const spender of [distributor, checkedLoop, pullLoop]) {
    // oxlint-disable-next-line no-await-in-loop -- one account, one nonce after the other
    await chain.call(token, name, 'approve', [spender, 100_000_000n * unit])
  }
  return token
}

async function pushErc20(workload: string, token: Address, rows: Row[], slotSize = rows.length) {
  const { call } = dropOf(chain, token, ERC20, rows, slotSize)
  const ours = await measure(distributor, call, rows.length)
  onBothSchedules(workload, ours, rows.length)
  const floor = floorOf(ours, rows.length)
  table.push([workload, 'floor', Math.round(floor).toLocaleString('en'), '1.0000', '20'])
  row(workload, 'Slotdrop', ours, floor)
  const args = [token, rows.map(({ account }) => account), rows.map(({ amount }) => amount)]
  row(
    workload,
    'pull and transfer loop',
    await measure(pullLoop, chain.data('PullLoop', 'erc20', args), rows.length),
    floor,
  )
  row(
    workload,
    'checked transferFrom loop',
    await measure(checkedLoop, chain.data('CheckedLoop', 'erc20', args), rows.length),
    floor,
  )
}

async function cap(kind: string, token: Address, standard: number, make: (count: number) => Row[], most: number) {
  const limitOf = async (count: number) => {
    const { call, value } = dropOf(chain, token, standard, make(count))
    return chain.client.estimateGas({ account: sender, to: distributor, data: call, value, gas: 59_000_000n })
  }
  const half = Math.floor(most / 2)
  const [whole, part] = [await limitOf(most), await limitOf(half)]
  const perRow = Number(whole - part) / (most - half)
  const fixed = Number(whole) - perRow * most
  const fits = [2 ** 24, 2 ** 25, 32_000_000, 15_000_000].map((limit) =>
    Math.min(most, Math.floor((limit - fixed) / perRow)),
  )
  snapshot[`gas limit, ${kind}`] = Number(whole)
  // Half a slot, which every token pays below the cap of a transaction.
  const { call, value } = dropOf(chain, token, standard, make(half))
  onBothSchedules(`${kind} x${half}`, await measure(distributor, call, half, value), half)
  caps.push([kind, String(most), Number(whole).toLocaleString('en'), ...fits.map(String)])
}

try {
  await chain.client.setBalance({ address: sender, value: 10n ** 30n })
  const plain = await prepareToken('PlainToken')
  for (const amounts of ['full', '2 decimals', 'equal'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one chain
    await pushErc20(`ERC-20 x250, new, ${amounts}`, plain, amountRows(250, amounts, 10n ** 18n))
  }
  await pushErc20(
    'ERC-20 2x250 in one transaction, new, 2 decimals',
    plain,
    amountRows(500, '2 decimals', 10n ** 18n),
    250,
  )
  await pushErc20('ERC-20 x10, new, full', plain, amountRows(10, 'full', 10n ** 18n))
  await chain.undo(async () => {
    for (let index = 0; index < 250; index++) {
      // oxlint-disable-next-line no-await-in-loop -- one account, one nonce after the other
      await chain.call(plain, 'PlainToken', 'mint', [accountOf(index), 1n])
    }
    await pushErc20('ERC-20 x250, existing, 2 decimals', plain, amountRows(250, '2 decimals', 10n ** 18n))
  })
  const single = await measure(plain, chain.data('PlainToken', 'transfer', [accountOf(1), 10n ** 18n]), 1)
  row('ERC-20, new', 'one transaction each', single, single.perRow)
  const dollar = await prepareToken('NoReturnToken', undefined, 10n ** 6n)
  await pushErc20('USDT-like x250, new, 2 decimals', dollar, amountRows(250, '2 decimals', 10n ** 6n))

  const nft = await chain.deploy('PlainNft')
  await chain.call(nft, 'PlainNft', 'mint', [sender, 1000n, 200n])
  const items = await chain.deploy('PlainItems')
  for (let id = 1n; id < 11n; id++) {
    // oxlint-disable-next-line no-await-in-loop -- one account, one nonce after the other
    await chain.call(items, 'PlainItems', 'mint', [sender, id, 10n ** 9n])
  }
  for (const spender of [distributor, checkedLoop]) {
    // oxlint-disable-next-line no-await-in-loop -- one account, one nonce after the other
    await chain.call(nft, 'PlainNft', 'setApprovalForAll', [spender, true])
    // oxlint-disable-next-line no-await-in-loop -- one account, one nonce after the other
    await chain.call(items, 'PlainItems', 'setApprovalForAll', [spender, true])
  }
  {
    const rows = nftRows(100, 1000n)
    const workload = 'ERC-721 x100, new, transferFrom'
    const ours = await measure(distributor, dropOf(chain, nft, ERC721, rows).call, 100)
    onBothSchedules(workload, ours, 100)
    const floor = floorOf(ours, 100)
    table.push([workload, 'floor', Math.round(floor).toLocaleString('en'), '1.0000', '20'])
    row(workload, 'Slotdrop', ours, floor)
    const args = [nft, rows.map(({ account }) => account), rows.map(({ id }) => id)]
    row(workload, 'checked loop', await measure(checkedLoop, chain.data('CheckedLoop', 'erc721', args), 100), floor)
  }
  for (const ids of [1, 10]) {
    const rows = itemRows(100, ids)
    const workload = `ERC-1155 x100, new, ${ids === 1 ? 'one id' : 'ten ids'}`
    // oxlint-disable-next-line no-await-in-loop -- one chain
    const ours = await measure(distributor, dropOf(chain, items, ERC1155, rows).call, 100, 0n, ids === 1 ? 0.5 : 1)
    onBothSchedules(workload, ours, 100)
    const floor = floorOf(ours, 100)
    table.push([workload, 'floor', Math.round(floor).toLocaleString('en'), '1.0000', '20'])
    row(workload, 'Slotdrop', ours, floor)
    const args = [items, rows.map(({ account }) => account), rows.map(({ id }) => id), rows.map(({ amount }) => amount)]
    // oxlint-disable-next-line no-await-in-loop -- one chain
    row(workload, 'checked loop', await measure(checkedLoop, chain.data('CheckedLoop', 'erc1155', args), 100), floor)
  }
  await chain.undo(async () => {
    for (let index = 0; index < 250; index++) {
      // oxlint-disable-next-line no-await-in-loop -- cheap and in order
      await chain.client.setBalance({ address: accountOf(index), value: 1n })
    }
    const rows = amountRows(250, '2 decimals', 10n ** 18n)
    const { call, value } = dropOf(chain, zeroAddress, NATIVE, rows)
    const ours = await measure(distributor, call, 250, value)
    // An existing account without code: its address is looked up, value is moved, and its stipend comes back.
    const floor = 2600 + 9000 - 2300 + 320 + 21_000 / 250
    const workload = 'coins x250, existing accounts'
    onBothSchedules(workload, ours, 250)
    table.push([workload, 'floor', Math.round(floor).toLocaleString('en'), '1.0000', '20'])
    row(workload, 'Slotdrop', ours, floor)
    const args = [rows.map(({ account }) => account), rows.map(({ amount }) => amount)]
    row(
      workload,
      'checked loop',
      await measure(checkedLoop, chain.data('CheckedLoop', 'coins', args), 250, value),
      floor,
    )
    const wrapped = await chain.deploy('PlainWrapped')
    await chain.call(wrapped, 'PlainWrapped', 'deposit', [], 2n * value)
    await chain.call(wrapped, 'PlainWrapped', 'approve', [distributor, 2n * value])
    const unwrapped = await measure(distributor, dropOf(chain, wrapped, NATIVE, rows).call, 250)
    row('coins x250, existing accounts, out of a wrapped coin', 'Slotdrop', unwrapped, floor)
  })

  // ---- register, claims, the guard
  {
    const rows = amountRows(250, 'full', 10n ** 18n)
    const { drop, slot } = dropOf(chain, plain, ERC20, rows)
    const register = await chain.call(distributor, 'SlotDistributor', 'register', [
      drop,
      zeroAddress,
      0,
      false,
      true,
      zeroHash,
    ])
    const claimOf = (place: number) => {
      const { account, id, amount } = rows[place] as Row
      const proof = merkleProof(slot.rowLeaves, place)
      return chain.data('SlotDistributor', 'claim', [
        drop,
        1234n,
        BigInt(place),
        account,
        id,
        amount,
        proof,
        slot.rowsHash,
        siblings,
      ])
    }
    // The word is in use when the second row of a slot is claimed.
    await chain.send(distributor, claimOf(5))
    const claim = claimOf(77)
    const finite = await measure(distributor, claim, 1)
    await chain.call(plain, 'PlainToken', 'approve', [distributor, maxUint256])
    const unlimited = await measure(distributor, claim, 1)
    const { account, amount } = rows[77] as Row
    // As deep: 20 siblings, the word in use, funded beforehand.
    const proof = Array.from({ length: 20 }, (_, level) => numberToHex(BigInt(level) + 1n, { size: 32 }))
    const leafOf = (place: bigint) =>
      keccak256(
        keccak256(encodeAbiParameters(parseAbiParameters('uint256, address, uint256'), [place, account, amount])),
      )
    const merkle = await chain.deploy('PlainMerkleClaim', [plain, rootOf(leafOf(77n), proof)])
    await chain.call(plain, 'PlainToken', 'mint', [merkle, 10n ** 24n])
    await chain.client.setStorageAt({
      address: merkle,
      index: keccak256(encodeAbiParameters(parseAbiParameters('uint256, uint256'), [0n, 0n])),
      value: numberToHex(1, { size: 32 }),
    })
    const plainClaim = await measure(merkle, chain.data('PlainMerkleClaim', 'claim', [77n, account, amount, proof]), 1)
    snapshot['plain Merkle claim, funded beforehand'] = Math.round(plainClaim.perRow)
    snapshot.register = Number(register.gasUsed)
    const registered = { perRow: snapshot.register, newSlots: await countNewSlots(register.transactionHash) }
    onBothSchedules('register a drop', registered, 1)
    onBothSchedules('claim, word in use, new holder, finite allowance', finite, 1)
    snapshot['claim, finite allowance'] = Math.round(finite.perRow)
    snapshot['claim, unlimited allowance'] = Math.round(unlimited.perRow)
    const guard = await chain.deploy('Guard')
    const bare = await chain.call(guard, 'Guard', 'bare', [])
    const guarded = await chain.call(guard, 'Guard', 'guarded', [])
    snapshot.guard = Number(guarded.gasUsed - bare.gasUsed)
  }

  // ---- claims to another address, sent or signed by the row's account, which is the sender's here
  {
    const place = 77
    const rows = amountRows(250, 'full', 10n ** 18n).with(place, { account: sender, id: 0n, amount: 123_456_789n })
    const { drop, slot } = dropOf(chain, plain, ERC20, rows)
    await chain.call(distributor, 'SlotDistributor', 'register', [drop, zeroAddress, 0, false, true, zeroHash])
    const { account, id, amount } = rows[place] as Row
    const [to, deadline] = [accountOf(10_000), 2n ** 40n]
    const proof = merkleProof(slot.rowLeaves, place)
    const claim = [drop, 1234n, BigInt(place), account, id, amount, proof, slot.rowsHash, siblings, to] as const
    const dropId = await chain.client.readContract({
      abi: slotDistributorAbi,
      address: distributor,
      functionName: 'dropIdOf',
      args: [{ ...drop, sender }],
    })
    const signature = await chain.client.signTypedData({
      domain: claimDomain(await chain.client.getChainId(), distributor),
      types: claimTypes,
      primaryType: 'Claim',
      message: { dropId, slot: 1234n, row: BigInt(place), to, deadline },
    })
    const sent = await measure(distributor, chain.data('SlotDistributor', 'claimTo', claim), 1)
    const signed = await measure(
      distributor,
      chain.data('SlotDistributor', 'claimBySig', [...claim, deadline, signature]),
      1,
    )
    snapshot.claimTo = Math.round(sent.perRow)
    snapshot.claimBySig = Math.round(signed.perRow)
    // Limit of a signature's extra gas over `claimTo`.
    const most = 12_000
    if (signed.perRow - sent.perRow > most)
      throw new Error(`claimBySig takes ${signed.perRow - sent.perRow} gas more than claimTo, more than ${most}.`)
  }

  // ---- what fits
  await cap('plain ERC-20', plain, ERC20, (count) => amountRows(count, 'full', 10n ** 18n), 250)
  const logic = await chain.deploy('ListedToken')
  const proxy = await chain.deploy('ProxyToken', [logic])
  await prepareToken('ListedToken', proxy)
  await cap('USDC-like proxy', proxy, ERC20, (count) => amountRows(count, 'full', 10n ** 18n), 250)
  const votes = await prepareToken('VotesToken')
  await chain.call(votes, 'VotesToken', 'delegate', [sender])
  for (let index = 0; index < 250; index++) {
    const account = accountOf(index)
    // oxlint-disable-next-line no-await-in-loop -- each account delegates for itself
    await chain.as(account, votes, chain.data('VotesToken', 'delegate', [account]))
  }
  await cap('Votes, all delegated', votes, ERC20, (count) => amountRows(count, 'full', 10n ** 18n), 250)
  await cap('plain ERC-721', nft, ERC721, (count) => nftRows(count, 1000n), 100)
  const batch = await chain.deploy('BatchNft')
  await chain.call(batch, 'BatchNft', 'mint', [sender, 110n])
  await chain.call(batch, 'BatchNft', 'setApprovalForAll', [distributor, true])
  await cap('721A-like, one batch', batch, ERC721, (count) => nftRows(count, 1n), 100)
  const enumerable = await chain.deploy('EnumerableNft')
  await chain.call(enumerable, 'EnumerableNft', 'mint', [sender, 1n, 50n])
  await chain.call(enumerable, 'EnumerableNft', 'mint', [sender, 51n, 50n])
  await chain.call(enumerable, 'EnumerableNft', 'setApprovalForAll', [distributor, true])
  await cap('ERC-721 Enumerable', enumerable, ERC721, (count) => nftRows(count, 1n), 100)
  await cap('ERC-1155, ten ids', items, ERC1155, (count) => itemRows(count, 10), 100)
} finally {
  chain.stop()
}

const snapshotFile = fileURLToPath(new URL('snapshot.json', import.meta.url))
if (process.argv.includes('--check')) {
  const known = JSON.parse(readFileSync(snapshotFile, 'utf8')) as Record<string, number>
  const names = [...new Set([...Object.keys(known), ...Object.keys(snapshot)])]
  const different = names.filter((name) => known[name] !== snapshot[name])
  for (const name of different) console.log(`FAILED gas of ${name}: ${snapshot[name]}, in the snapshot ${known[name]}`)
  console.log(`${names.length - different.length} passed, ${different.length} failed`)
  process.exit(different.length === 0 ? 0 : 1)
}

function markdown(head: string[], lines: string[][]) {
  return [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const caption = `\`pnpm bench:gas\` · ${today} · exact on any machine; \`npm test\` compares \`packages/contracts/bench/snapshot.json\``

const section = `## Gas

${caption}

${markdown(
  ['workload', 'contestant', 'gas a row', 'to the floor', 'calldata bytes a row'],
  table.map(([workload = '', contestant = '', ...rest]) => [
    workload,
    contestant === 'Slotdrop' ? '**Slotdrop**' : contestant,
    ...rest,
  ]),
)}

${caption}

| what | gas |
| --- | --: |
| register a drop | ${snapshot.register?.toLocaleString('en')} |
| claim at a million rows, word in use, new holder, unlimited allowance | ${snapshot['claim, unlimited allowance']?.toLocaleString('en')} |
| the same with a finite allowance | ${snapshot['claim, finite allowance']?.toLocaleString('en')} |
| \`claimTo\`, to another new holder, first row of its slot | ${snapshot.claimTo?.toLocaleString('en')} |
| \`claimBySig\` of the same row, by a key's signature | ${snapshot.claimBySig?.toLocaleString('en')} |
| a plain Merkle claim as deep, from a contract deployed and funded for this list | ${snapshot['plain Merkle claim, funded beforehand']?.toLocaleString('en')} |
| the re-entrancy guard alone | ${snapshot.guard?.toLocaleString('en')} |

${caption}; the second schedule is the first with ${moreForNewSlot.toLocaleString('en')} gas more for each storage slot that was empty (EIP-8037), for no chain of these tools runs it

${markdown(['what', 'new slots a row', 'gas a row on Osaka', 'gas a row on Amsterdam'], schedules)}

${caption}, rows that fit under a transaction's cap, of new holders with full amounts

${markdown(
  [
    'token',
    'rows of a slot',
    'gas limit of a full slot',
    'Ethereum, BNB Chain (2^24)',
    'Polygon (2^25)',
    'Arbitrum (32 M)',
    'Avalanche (15 M)',
  ],
  caps,
)}

`
const docs = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url))
const text = readFileSync(docs, 'utf8')
const start = text.indexOf('## Gas')
const end = text.indexOf('\n## ', start) + 1
writeFileSync(docs, text.slice(0, start) + section + text.slice(end))
writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 2)}\n`)
console.log(section)

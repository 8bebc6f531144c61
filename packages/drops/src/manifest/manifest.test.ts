import fc from 'fast-check'
import { encodeAbiParameters, encodePacked, keccak256, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import schema from '../../manifest.schema.json' with { type: 'json' }
import { BadManifestError, BadRowError, BadTermsError, EmptyDropError } from '../errors.ts'
import { dropProgress, isRowSettled } from '../report/progress.ts'
import { packRows, unpackRows } from '../rows/packRows.ts'
import type { Row } from '../rows/row.ts'
import { rowLeaf } from '../tree/leaves.ts'
import { verifyMerkleProof } from '../tree/merkleTree.ts'
import { type Address, checksumAddress, type Hex } from '../values/address.ts'
import { freezeManifest } from './freezeManifest.ts'
import { getSlot, slotRows } from './getSlot.ts'
import { serializeManifest } from './json/manifestJson.ts'
import { parseManifest } from './json/parseManifest.ts'
import { proveRow } from './proveRow.ts'
import { parseShardIndex, serializeShardIndex } from './shards/shardIndex.ts'
import { toShardIndex } from './shards/toShardIndex.ts'
import type { DropTerms } from './terms.ts'
import * as slotWord from '../slots/slotWord.ts'

const terms: DropTerms = {
  chainId: 31_337,
  distributor: '0x95adEB498b085240E2fe917f21242bC76f1F9aCD',
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  standard: 'ERC20',
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  round: 1n,
  slotSize: 250,
}
const token = { symbol: 'MERI', name: 'Meridian', decimals: 18 }

const account = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
  .filter((digits) => /[1-9a-f]/.test(digits))
  .map((digits) => checksumAddress(`0x${digits}` as Address))
const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: 1000n }).map((units) => units * 10n ** 18n),
  fc.bigInt({ min: 1n, max: 2n ** 240n }),
)
const row: fc.Arbitrary<Row> = fc.record({ account, id: fc.constant(0n), amount })

function rows(max: number) {
  return fc.array(row, { minLength: 1, maxLength: max })
}

function freeze(list: readonly Row[], other: Partial<DropTerms> = {}) {
  return freezeManifest({ terms: { ...terms, ...other }, token, title: 'Test', rows: list })
}

test.each([
  ['endless', 'A'.repeat(100_000)],
  ['with half a character', 'x\ud800y'],
  ['with a NUL', 'x\0y'],
  ['of many-unit characters, cut between them', '🎉'.repeat(2_000)],
])('a name %s is kept in a form that can be read back', async (_, name) => {
  const rows = [{ account: checksumAddress(`0x${'11'.repeat(20)}`), id: 0n, amount: 1n }]
  const frozen = await freezeManifest({ terms, token: { symbol: name, name, decimals: 18 }, title: name, rows })
  const read = await parseManifest([...serializeManifest(frozen)].join(''))
  expect([read.title, read.token]).toEqual([frozen.title, frozen.token])
  expect(frozen.title.isWellFormed()).toBe(true)
  expect(frozen.title).not.toContain('\0')
  expect(parseShardIndex(serializeShardIndex(toShardIndex(frozen)), frozen.dropId).title).toBe(frozen.title)
})

/** A second, deliberately naive reading of ENCODING.md. */
function naiveRoot(sorted: readonly Row[], slotSize: number): Hex {
  const up = (nodes: Hex[]): Hex => {
    const [only] = nodes
    if (nodes.length === 1 && only) return only
    const above: Hex[] = []
    while (nodes.length > 0) {
      const pair = nodes.splice(0, 2).sort()
      above.push(pair.length === 1 ? pair[0]! : keccak256(encodePacked(['bytes32', 'bytes32'], [pair[0]!, pair[1]!])))
    }
    return up(above)
  }
  const rowDomain = keccak256(stringToHex('Row(uint8 row,address account,uint256 id,uint256 amount)'))
  const slotDomain = keccak256(stringToHex('Slot(uint256 slot,bytes32 rowsHash,bytes32 rowsRoot)'))
  const leaves: Hex[] = []
  for (let slot = 0; slot * slotSize < sorted.length; slot++) {
    const part = sorted.slice(slot * slotSize, (slot + 1) * slotSize)
    const rowLeaves = part.map((entry, index) =>
      keccak256(
        encodePacked(
          ['bytes32', 'uint8', 'address', 'uint256', 'uint256'],
          [rowDomain, index, entry.account, entry.id, entry.amount],
        ),
      ),
    )
    leaves.push(
      keccak256(
        encodeAbiParameters(
          [{ type: 'bytes32' }, { type: 'uint256' }, { type: 'bytes32' }, { type: 'bytes32' }],
          [slotDomain, BigInt(slot), keccak256(packRows(part)), up(rowLeaves)],
        ),
      ),
    )
  }
  return up(leaves)
}

describe('sealing a list', () => {
  test('the same rows in any order give the same drop', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows(40).chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
        ),
        async ([list, shuffled]) => {
          expect((await freeze(shuffled)).dropId).toBe((await freeze(list)).dropId)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('a naive second implementation finds the same root', async () => {
    await fc.assert(
      fc.asyncProperty(rows(30), fc.integer({ min: 1, max: 7 }), async (list, slotSize) => {
        const manifest = await freeze(list, { slotSize })
        const sorted = Array.from({ length: manifest.rowCount }, (_, index) => manifest.rowAt(index))
        expect(manifest.root).toBe(naiveRoot(sorted, slotSize))
      }),
      { numRuns: 60 },
    )
  })

  test('another round, sender, chain or policy is another drop', async () => {
    const list: Row[] = [{ account: terms.sender, id: 0n, amount: 5n }]
    const ids = await Promise.all(
      [
        {},
        { round: 2n },
        { sender: terms.token },
        { chainId: 1 },
        { policy: 'strict' as const },
        { closesAtSeconds: 9n },
      ].map(async (other) => (await freeze(list, other)).dropId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('what no manifest may hold is refused by name', async () => {
    const fine: Row = { account: terms.sender, id: 0n, amount: 1n }
    await expect(freeze([])).rejects.toThrow(EmptyDropError)
    await expect(freeze([fine], { slotSize: 251 })).rejects.toThrow(BadTermsError)
    await expect(freeze([fine], { safeTransfer: true })).rejects.toThrow(BadTermsError)
    await expect(freeze([{ ...fine, amount: 0n }])).rejects.toThrow(BadRowError)
    await expect(freeze([{ ...fine, account: `0x${'0'.repeat(40)}` }])).rejects.toThrow(BadRowError)
    await expect(freeze([{ ...fine, id: 1n }])).rejects.toThrow(BadRowError)
    const max = 2n ** 256n - 1n
    await expect(
      freeze([
        { ...fine, amount: max },
        { ...fine, amount: 1n },
      ]),
    ).rejects.toThrow(BadRowError)
  })
})

describe('slots', () => {
  test('each slot proves itself against the root, and its bytes are its rows', async () => {
    await fc.assert(
      fc.asyncProperty(rows(40), fc.integer({ min: 1, max: 9 }), async (list, slotSize) => {
        const manifest = await freeze(list, { slotSize })
        let rowCount = 0
        for (let index = 0; index < manifest.slotCount; index++) {
          const slot = getSlot(manifest, index)
          expect(verifyMerkleProof({ root: manifest.root, leaf: slot.leaf, proof: slot.proof })).toBe(true)
          expect(unpackRows(slot.packed)).toEqual(slotRows(manifest, index))
          rowCount += slot.rowCount
        }
        expect(rowCount).toBe(list.length)
      }),
      { numRuns: 40 },
    )
  })

  test('each row proves itself against its slot', async () => {
    const list = fc.sample(row, { numRuns: 23, seed: 7 })
    const manifest = await freeze(list, { slotSize: 5 })
    for (let index = 0; index < manifest.rowCount; index++) {
      const proof = proveRow(manifest, index)
      const { rowsRoot } = getSlot(manifest, proof.slot)
      const leaf = rowLeaf(proof.row, manifest.rowAt(index))
      expect(verifyMerkleProof({ root: rowsRoot, leaf, proof: proof.rowProof })).toBe(true)
    }
  })

  test('equal amounts need no bytes, and round ones few', () => {
    const accounts = fc.sample(account, { numRuns: 3, seed: 1 })
    const size = (amounts: bigint[]) =>
      packRows(accounts.map((to, i) => ({ account: to, id: 0n, amount: amounts[i] ?? 0n }))).length / 2 - 1
    const unit = 10n ** 18n
    expect(size([5n * unit, 5n * unit, 5n * unit])).toBe(4 + 8 + 3 * 20)
    expect(size([1n * unit, 2n * unit, 200n * unit])).toBe(4 + 8 + 3 * 21)
  })
})

describe('a manifest as JSON', () => {
  test('its members are those of the published schema, in that order', async () => {
    const json = JSON.parse(serializeManifest(await freeze([{ account: terms.sender, id: 0n, amount: 5n }]))) as object
    expect(Object.keys(json)).toEqual(Object.keys(schema.properties))
    expect(schema.required).toEqual(Object.keys(schema.properties))
  })

  test('what is written is read back, byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(rows(20), async (list) => {
        const text = serializeManifest(await freeze(list))
        expect(serializeManifest(await parseManifest(text))).toBe(text)
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['an amount', '"1"]', '"2"]'],
    ['the sender', terms.sender, terms.distributor],
    ['the round', '"round":"1"', '"round":"2"'],
    ['the chain', '"chainId":31337', '"chainId":1'],
    ['the version', '"version":1', '"version":2'],
    ['the format', 'slot-drop-manifest', 'other'],
    ['a number with a sign', '"1"]', '"+1"]'],
    ['a policy', '"skip"', '"sometimes"'],
    ['the end', '}', ''],
  ])('a file in which %s was changed is refused', async (_, from, to) => {
    const list = [{ account: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', id: 0n, amount: 1n }] as const
    const text = serializeManifest(await freeze(list))
    expect(text).toContain(from)
    await expect(parseManifest(text.replace(from, to))).rejects.toThrow(BadManifestError)
  })
})

test('whoever waits for a manifest to be read hears how far it is, from its first rows to its seal', async () => {
  const count = 12_000
  const rows = Array.from({ length: count }, (_, row) => ({
    account: checksumAddress(`0x${(row + 1).toString(16).padStart(40, '0')}`),
    id: 0n,
    amount: 1n,
  }))
  const text = serializeManifest(
    await freezeManifest({ title: 'Long', terms: { ...terms, slotSize: 10 }, token, rows }),
  )
  const heard: number[] = []
  await parseManifest(text, { onProgress: (done) => heard.push(done) })
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  expect(heard[0]).toBeLessThan(0.2)
  expect(heard.some((done) => done > 0.4 && done < 0.6)).toBe(true)
  expect(heard.at(-1)).toBeGreaterThan(0.95)
  expect(heard.at(-1)).toBeLessThanOrEqual(1)
})

describe('progress from words', () => {
  test('settled and open always make the whole list', async () => {
    const list = fc.sample(row, { numRuns: 23, seed: 3 })
    const manifest = await freeze(list, { slotSize: 10 })
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { maxLength: 3 }), (words) => {
        const progress = dropProgress(manifest, words)
        expect(progress.settledRows + progress.openRows).toBe(manifest.rowCount)
        expect(progress.settledAmount + progress.openAmount).toBe(manifest.total)
        const settled = list.filter((_, index) => isRowSettled(manifest, words, index)).length
        expect(progress.settledRows).toBe(settled)
      }),
    )
  })

  test('a slot is open, partial or settled', async () => {
    const manifest = await freeze(fc.sample(row, { numRuns: 25, seed: 5 }), { slotSize: 10 })
    const { slots } = dropProgress(manifest, [slotWord.full(10), 0b101n])
    expect(slots.map(({ settlement }) => settlement)).toEqual(['settled', 'partial', 'open'])
    expect(slots[1]?.openMask).toBe(slotWord.full(10) & ~0b101n)
    expect(slots[2]?.rowCount).toBe(5)
  })
})

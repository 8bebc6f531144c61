import { formatAmount } from '@slotdrop/messages/format'
import fc from 'fast-check'
import { bytesToHex, keccak256 } from 'viem'
import { expect } from 'vitest'
import { DropsError } from '../src/errors.ts'
import { loadKeccak } from '../src/keccak/loadKeccak.ts'
import { noDecisions } from '../src/list/decisions/decisions.ts'
import { packDecisions } from '../src/list/decisions/packDecisions.ts'
import { excludedEntries } from '../src/list/excludedEntries.ts'
import { hasKinds, rowMask } from '../src/list/issues/issueBits.ts'
import { issueSentence } from '../src/list/issues/issueSentence.ts'
import { issueRules } from '../src/list/issues/issueRules.ts'
import { rowKinds } from '../src/list/issues/issueKinds.ts'
import type { RecipientList } from '../src/list/list.ts'
import { applyFix, readList } from '../src/list/readList.ts'
import { entryText, parseText } from '../src/list/reading/entryText.ts'
import { prepareList } from '../src/list/reading/prepareList.ts'
import { readTable } from '../src/list/reading/readTable.ts'
import { toSource } from '../src/list/reading/listSource.ts'
import { accountFound, amountFound, idFound } from '../src/list/reading/table.ts'
import { freezeManifest } from '../src/manifest/freezeManifest.ts'
import { getSlot, slotRows } from '../src/manifest/getSlot.ts'
import { serializeManifest } from '../src/manifest/json/manifestJson.ts'
import { parseManifest } from '../src/manifest/json/parseManifest.ts'
import { proveRow } from '../src/manifest/proveRow.ts'
import { packRows, unpackRows } from '../src/rows/packRows.ts'
import { compareRows, type Row } from '../src/rows/row.ts'
import { rowLeaf } from '../src/tree/leaves.ts'
import { verifyMerkleProof } from '../src/tree/merkleTree.ts'
import { checksumAddress } from '../src/values/address.ts'
import type { TokenStandard } from '../src/values/tokenStandard.ts'
import { readUint } from '../src/values/uint256.ts'
import { fix, listText, rowsOf, standards, termsOf, token } from './arbitraries.ts'
import { naiveRoot } from './naiveRoot.ts'

/** What must hold for any list; run for a moment with every test run, and for long by `test:deep`. */

const standard = fc.constantFrom(...standards)

function sum(rows: readonly Row[]) {
  return rows.reduce((all, { amount }) => all + amount, 0n)
}

function sorted(rows: readonly Row[], kind: TokenStandard) {
  return rows.toSorted((a, b) => compareRows(a, b, kind))
}

async function readAnything(text: string | Uint8Array, kind: TokenStandard, decimals: number) {
  try {
    return await readList(text, { standard: kind, decimals, chainId: 1 })
  } catch (error) {
    // A refusal by name is an answer; anything else is a defect.
    if (error instanceof DropsError) return undefined
    throw error
  }
}

/** Everything that can be seen of a list. */
function picture(list: RecipientList) {
  return {
    format: list.format,
    tally: list.tally,
    total: list.total,
    canSeal: list.canSeal,
    issues: list.issues,
    entries: Array.from({ length: list.entryCount }, (_, index) => list.entryAt(index)),
    excludedEntries: excludedEntries(list),
  }
}

/** Rows as a file, in one of the ways that people write it. */
function write(
  rows: readonly Row[],
  kind: TokenStandard,
  delimiter: string,
  decimals: number,
  shape: 'lower' | 'checksum',
) {
  return rows
    .map(({ account, id, amount }) => {
      const address = shape === 'lower' ? account.toLowerCase() : account
      const value = formatAmount(amount, kind === 'ERC1155' ? 0 : decimals, { locale: null })
      if (kind === 'ERC721') return [address, id].join(delimiter)
      return (kind === 'ERC1155' ? [address, id, value] : [address, value]).join(delimiter)
    })
    .join('\n')
}

function toUtf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, littleEndian)
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), littleEndian)
  return bytes
}

export const properties: Record<string, fc.IAsyncPropertyWithHooks<never> | fc.IAsyncProperty<unknown>> = {
  'every line of any text is ready, to check, wrong, set aside, blank, header or part of the line above':
    fc.asyncProperty(listText, standard, async (text, kind) => {
      const list = await readAnything(text, kind, 18)
      if (!list) return
      const { lines, ready, warnings, errors, excluded, merged, blank, header, continued } = list.tally
      expect(ready + warnings + errors + excluded + merged + blank + header + continued).toBe(lines)
      expect(list.entryCount).toBe(ready + warnings + errors + excluded + merged)
      expect(list.rows()).toHaveLength(ready + warnings)
      expect(sum(list.rows())).toBe(list.total)
      for (let index = 0; index < list.entryCount; index++) {
        const entry = list.entryAt(index)
        expect(entry.state).toBe(list.stateAt(index))
        if (entry.state === 'error') expect(entry.issues.some(({ severity }) => severity === 'error')).toBe(true)
        if (entry.state === 'check') expect(entry.issues.length).toBeGreaterThan(0)
        if (entry.state === 'ready') expect(entry.issues).toEqual([])
        for (const issue of entry.issues) expect(String(issueSentence(issue))).not.toBe('')
      }
      for (const { kind: found, lines: where } of list.issues) {
        expect(issueRules[found]).toBeTruthy()
        expect(where).toEqual([...new Set(where)].toSorted((a, b) => a - b))
      }
    }),

  'a list after any decisions is the one that reading anew under them gives, and the former list stays as it was':
    fc.asyncProperty(listText, standard, fc.array(fix, { minLength: 1, maxLength: 5 }), async (text, kind, fixes) => {
      const options = { standard: kind, decimals: 6, chainId: 1 }
      let list = await readAnything(text, kind, 6)
      if (!list) return
      for (const decision of fixes) {
        const before = picture(list)
        const next = applyFix(list, decision)
        const fresh = await readList(text, { ...options, decisions: packDecisions(next.decisions) })
        expect(picture(next)).toEqual(picture(fresh))
        expect(picture(list)).toEqual(before)
        expect(picture(next.withDecisions(list.decisions))).toEqual(before)
        const { lines, ready, warnings, errors, excluded, merged, blank, header, continued } = next.tally
        expect(ready + warnings + errors + excluded + merged + blank + header + continued).toBe(lines)
        expect(sum(next.rows())).toBe(next.total)
        for (const { amount } of next.rows()) expect(amount).toBeGreaterThan(0n)
        list = next
      }
    }),

  'the quick reader of bytes says of every line what the careful one says': fc.asyncProperty(
    listText,
    standard,
    fc.constantFrom(undefined, 'point' as const, 'comma' as const),
    async (text, kind, decimalStyle) => {
      let source
      try {
        source = toSource(text)
      } catch (error) {
        if (error instanceof DropsError) return
        throw error
      }
      const decisions = { ...noDecisions, decimalStyle }
      const options = { standard: kind, decimals: 6, chainId: 1 }
      const { input } = prepareList({ source, json: undefined }, options, decisions, await loadKeccak())
      const step = readTable(input).next()
      if (!step.done) throw new Error('These lists are short.')
      const table = step.value
      for (let index = 0; index < table.count; index++) {
        const line = table.lines[index] ?? 0
        if (line === input.headerLine) continue
        const row = parseText(entryText(source, new Map(), line, table.spans.get(index)), input.context)
        const found = table.found[index] ?? 0
        const account = bytesToHex(table.accounts.subarray(index * 20, index * 20 + 20))
        expect(found & accountFound ? checksumAddress(account) : undefined).toBe(row?.account)
        expect(found & idFound && table.ids ? readUint(table.ids, index) : undefined).toBe(row?.id)
        if (kind !== 'ERC721')
          expect(found & amountFound && table.amounts ? readUint(table.amounts, index) : undefined).toBe(row?.amount)
        const kinds = rowKinds.filter((issue) => hasKinds(table.issues, index, rowMask([issue])))
        expect(kinds).toEqual(rowKinds.filter((issue) => row?.issues.some((has) => has.kind === issue)))
      }
    },
  ),

  'rows in any order, encoding, delimiter and notation give the same drop': fc.asyncProperty(
    standard.chain((kind) => fc.tuple(fc.constant(kind), rowsOf(kind, 12))),
    fc.constantFrom(',', ';', '\t', '|', ' ', '='),
    fc.constantFrom('lower' as const, 'checksum' as const),
    fc.constantFrom('utf-8', 'bom', 'utf-16le', 'utf-16be', 'crlf', 'header'),
    fc.nat(6),
    async ([kind, rows], delimiter, shape, encoding, turn) => {
      const slotSize = 5
      const drop = { terms: termsOf(kind, slotSize), token, title: 'T' }
      const direct = await freezeManifest({ ...drop, rows })
      const turned = [...rows.slice(turn % rows.length), ...rows.slice(0, turn % rows.length)].toReversed()
      const body = write(turned, kind, delimiter, 18, shape)
      const names =
        kind === 'ERC721' ? ['address', 'id'] : kind === 'ERC1155' ? ['address', 'id', 'amount'] : ['address', 'amount']
      const file = {
        'utf-8': body,
        bom: `\ufeff${body}`,
        'utf-16le': toUtf16(body, true),
        'utf-16be': toUtf16(body, false),
        crlf: body.replaceAll('\n', '\r\n'),
        header: `${names.join(delimiter)}\n${body}\n`,
      }[encoding]
      const list = await readList(file ?? body, { standard: kind, decimals: 18 })
      // Repetitions, look-alikes and outliers are asked about; what is written is read all the same.
      const unexpected = list.issues.filter(
        ({ severity, kind: found }) => severity === 'error' && found !== 'id-repeated',
      )
      fc.pre(
        unexpected.every(({ kind: found }) => found === 'id-destroyed-by-spreadsheet' || found === 'total-too-large'),
      )
      fc.pre(list.tally.errors === 0)
      const read = await freezeManifest({ ...drop, rows: list.columns() })
      expect(read.dropId).toBe(direct.dropId)
      expect(list.total).toBe(sum(rows))
    },
  ),

  'a second, deliberately naive tree has the same root': fc.asyncProperty(
    standard.chain((kind) => fc.tuple(fc.constant(kind), rowsOf(kind, 14))),
    fc.integer({ min: 1, max: 6 }),
    async ([kind, rows], slotSize) => {
      const manifest = await freezeManifest({ terms: termsOf(kind, slotSize), token, title: 'T', rows })
      expect(manifest.root).toBe(naiveRoot(sorted(rows, kind), slotSize))
    },
  ),

  'slots prove themselves, their bytes are their rows, and rows prove themselves in their slots': fc.asyncProperty(
    standard.chain((kind) => fc.tuple(fc.constant(kind), rowsOf(kind, 14))),
    fc.integer({ min: 1, max: 6 }),
    async ([kind, rows], slotSize) => {
      const manifest = await freezeManifest({ terms: termsOf(kind, slotSize), token, title: 'T', rows })
      for (let index = 0; index < manifest.slotCount; index++) {
        const slot = getSlot(manifest, index)
        expect(verifyMerkleProof({ root: manifest.root, leaf: slot.leaf, proof: slot.proof })).toBe(true)
        expect(unpackRows(slot.packed)).toEqual(slotRows(manifest, index))
        expect(packRows(slotRows(manifest, index))).toBe(slot.packed)
        expect(keccak256(slot.packed)).toBe(slot.rowsHash)
        expect(sum(slotRows(manifest, index))).toBe(slot.total)
      }
      const row = (rows.length * 7) % manifest.rowCount
      const proof = proveRow(manifest, row)
      const { rowsRoot } = getSlot(manifest, proof.slot)
      expect(
        verifyMerkleProof({ root: rowsRoot, leaf: rowLeaf(proof.row, manifest.rowAt(row)), proof: proof.rowProof }),
      ).toBe(true)
    },
  ),

  'a manifest is written and read back, byte by byte': fc.asyncProperty(
    standard.chain((kind) => fc.tuple(fc.constant(kind), rowsOf(kind, 12))),
    fc.string(),
    async ([kind, rows], title) => {
      const manifest = await freezeManifest({ terms: termsOf(kind, 4), token, title, rows })
      const text = serializeManifest(manifest)
      expect(serializeManifest(await parseManifest(text))).toBe(text)
      expect((await parseManifest(JSON.stringify(JSON.parse(text), null, 2))).dropId).toBe(manifest.dropId)
    },
  ),

  'no bytes whatever make the reader fail in another way than by name': fc.asyncProperty(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.tuple(listText, fc.nat(), fc.nat(255)).map(([text, at, byte]) => {
        const bytes = new TextEncoder().encode(text)
        return bytes.length === 0 ? bytes : bytes.with(at % bytes.length, byte)
      }),
      fc.json().map((text) => new TextEncoder().encode(text)),
    ),
    standard,
    async (bytes, kind) => {
      const list = await readAnything(bytes, kind, 6)
      if (!list) return
      const { lines, ready, warnings, errors, excluded, merged, blank, header, continued } = list.tally
      expect(ready + warnings + errors + excluded + merged + blank + header + continued).toBe(lines)
    },
  ),
}

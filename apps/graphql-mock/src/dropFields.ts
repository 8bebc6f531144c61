import { merkleLevels, merkleProof, rowLeaf, type Row, slotWord } from '@slotdrop/drops'
import { hexToBigInt, isAddressEqual, type Address } from 'viem'
import type { MockDrop, MockSlot } from './mockDrop.ts'
import { toPage } from './pages.ts'

import type { MockContext } from './world.ts'

export function pageOf<node>(nodes: readonly node[], args: PageArgs, kind: string) {
  return toPage(nodes.length, (index) => nodes[index], args, kind)
}

export type PageArgs = { first?: number; after?: string }

export function isVisible(drop: MockDrop, { session }: MockContext) {
  return drop.isPublic || (session !== null && isAddressEqual(session.address, drop.terms.sender))
}

function toRow(drop: MockDrop, index: number) {
  const { account, id, amount }: Row = drop.rowAt(index)
  const { slotSize } = drop.terms
  return { index, slot: Math.floor(index / slotSize), slotRow: index % slotSize, account, tokenId: id, amount }
}

function toSlot(drop: MockDrop, index: number) {
  const slot: MockSlot | null = drop.slotAt(index)
  if (!slot) return null
  const rows = () =>
    Array.from({ length: slot.rowCount }, (_, place) => toRow(drop, index * drop.terms.slotSize + place))
  return { ...slot, rows }
}

export type PagedArgs<more = object> = PageArgs & more

export function toAllocations(drop: MockDrop, account: Address) {
  const rows = rowsOf(drop, account)
  return [...new Set(rows.map((row) => row.slot))].map((slot) => {
    const found = drop.slotAt(slot)
    const levels = merkleLevels(
      Array.from({ length: found?.rowCount ?? 0 }, (_, place) =>
        rowLeaf(place, drop.rowAt(slot * drop.terms.slotSize + place)),
      ),
    )
    const own = rows.filter((row) => row.slot === slot)
    const provenRows = own.map((row) => ({ row, proof: merkleProof(levels, row.slotRow) }))
    return { drop, slot, rowsHash: found?.rowsHash, rowsRoot: found?.rowsRoot, slotProof: found?.proof, provenRows }
  })
}

/** Rows lie in the order of their accounts. */
function rowsOf(drop: MockDrop, account: Address) {
  const wanted = hexToBigInt(account)
  let [low, high] = [0, drop.rowCount]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (hexToBigInt(drop.rowAt(middle).account) < wanted) low = middle + 1
    else high = middle
  }
  const rows = []
  for (let index = low; index < drop.rowCount && isAddressEqual(drop.rowAt(index).account, account); index++) {
    rows.push(toRow(drop, index))
  }
  return rows
}

function isSettled(drop: MockDrop, slot: number, row: number) {
  return slotWord.isSet(drop.wordAt(slot), row)
}

function toReport(drop: MockDrop) {
  const report = { settledRows: 0, openRows: 0, settledAmount: 0n, openAmount: 0n, settledSlots: 0, partialSlots: 0 }
  for (let slot = 0; slot < drop.slotCount; slot++) {
    const first = slot * drop.terms.slotSize
    const count = Math.min(drop.terms.slotSize, drop.rowCount - first)
    const settled = Array.from({ length: count }, (_, row) => isSettled(drop, slot, row)).filter(Boolean).length
    report.settledRows += settled
    if (settled === count) report.settledSlots += 1
    else if (settled > 0) report.partialSlots += 1
    for (let row = 0; row < count && settled > 0; row++) {
      if (isSettled(drop, slot, row)) report.settledAmount += drop.rowAt(first + row).amount
    }
  }
  report.openRows = drop.rowCount - report.settledRows
  report.openAmount = drop.total - report.settledAmount
  return { ...report, blockNumber: 1_000n, readAt: new Date() }
}

export function isOwn(drop: MockDrop, { session }: MockContext) {
  return session !== null && isAddressEqual(session.address, drop.terms.sender)
}

export const Drop = {
  chainId: (drop: MockDrop) => drop.terms.chainId,
  distributor: (drop: MockDrop) => drop.terms.distributor,
  sender: (drop: MockDrop) => drop.terms.sender,
  token: (drop: MockDrop) => ({ ...drop.token, address: drop.terms.token, standard: drop.terms.standard }),
  policy: (drop: MockDrop) => drop.terms.policy.toUpperCase(),
  safeTransfer: (drop: MockDrop) => drop.terms.safeTransfer,
  direct: (drop: MockDrop) => drop.terms.direct,
  opensAtSeconds: (drop: MockDrop) => drop.terms.opensAtSeconds,
  closesAtSeconds: (drop: MockDrop) => drop.terms.closesAtSeconds,
  round: (drop: MockDrop) => drop.terms.round,
  slotSize: (drop: MockDrop) => drop.terms.slotSize,
  visibility: (drop: MockDrop) => (drop.isPublic ? 'PUBLIC' : 'PRIVATE'),
  slots: (drop: MockDrop, args: PageArgs) => toPage(drop.slotCount, (index) => toSlot(drop, index), args, 'slot'),
  slot: (drop: MockDrop, { index }: { index: number }) => toSlot(drop, index),
  rows: (drop: MockDrop, args: PageArgs) => toPage(drop.rowCount, (index) => toRow(drop, index), args, 'row'),
  allocations: (drop: MockDrop, { account, ...args }: PagedArgs<{ account: Address }>) =>
    pageOf(toAllocations(drop, account), args, 'allocation'),
  report: toReport,
}

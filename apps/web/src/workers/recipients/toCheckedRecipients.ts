import {
  decisionKind,
  incompleteKinds,
  needsDecision,
  type RecipientCheck,
  type RecipientFinding,
  recipientSentence,
} from '@slotdrop/delivery'
import { checksumAddress, type PackedAccounts, packedAt } from '@slotdrop/drops'
import type { PackedPayable } from '../listProtocol.ts'
import { type CheckedFinding, type CheckedRecipients, type RowKind, rowKinds } from './checkedRecipients.ts'

/** Recipients of a finding that are named. */
const maxFirst = 20

function toCheckedFinding(
  finding: RecipientFinding,
  accounts: PackedAccounts,
  lines: Uint32Array,
  chainId: number,
  findName?: (chainId: number) => string | undefined,
): CheckedFinding {
  const { rows } = finding
  const safes = new Map(finding.kind === 'elsewhere' ? finding.contracts.map(({ row, safe }) => [row, safe]) : [])
  // Nodes that disagree are a finding about no row in particular: there is nothing to leave out or to keep.
  const isDecided = needsDecision(finding) && rows.length > 0
  return {
    kind: decisionKind(finding),
    chainId: 'chainId' in finding ? finding.chainId : undefined,
    label: finding.kind === 'labelled' ? finding.label : undefined,
    needsDecision: isDecided,
    isIncomplete: finding.kind === 'contradicted' || incompleteKinds.includes(decisionKind(finding)),
    sentence: recipientSentence(finding, chainId, findName),
    lines: Uint32Array.from(rows, (row) => lines[row] ?? 0),
    accounts: isDecided ? [...new Set(rows.map((row) => packedAt(accounts, row)))].join('') : '',
    first: rows.slice(0, maxFirst).map((row) => {
      const safe = safes.get(row)
      return {
        account: checksumAddress(`0x${packedAt(accounts, row)}`),
        line: lines[row] ?? 0,
        safe: safe && { version: safe.version, signers: safe.threshold, owners: safe.owners.length },
      }
    }),
  }
}

function kindOfRows(finding: RecipientFinding): RowKind | undefined {
  // On whichever chain: there the account may be a contract.
  if (finding.kind === 'unchecked') return 'unknown'
  return finding.kind === 'fresh' || finding.kind === 'contract' || finding.kind === 'elsewhere'
    ? finding.kind
    : undefined
}

/** The most telling kind comes last, as a row may be in several findings. */
const precedence: readonly RowKind[] = ['fresh', 'unknown', 'contract', 'elsewhere']

function countRows(findings: readonly RecipientFinding[], rowCount: number) {
  const kinds = new Uint8Array(rowCount)
  for (const kind of precedence)
    for (const finding of findings)
      if (kindOfRows(finding) === kind) for (const row of finding.rows) kinds[row] = rowKinds.indexOf(kind)
  const counts = { used: 0, fresh: 0, contract: 0, elsewhere: 0, unknown: 0 }
  for (const kind of kinds) counts[rowKinds[kind] ?? 'used']++
  return counts
}

/** Turns a check into what the page shows: a million rows become columns, and few of them objects. */
export function toCheckedRecipients(
  { findings, accounts }: RecipientCheck,
  { lines }: Pick<PackedPayable, 'lines'>,
  chainId: number,
  findName?: (chainId: number) => string | undefined,
): CheckedRecipients {
  return {
    findings: findings.map((finding) => toCheckedFinding(finding, accounts, lines, chainId, findName)),
    counts: countRows(findings, lines.length),
  }
}

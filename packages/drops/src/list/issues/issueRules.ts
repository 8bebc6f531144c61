import type { FixOffer, IssueKind, Severity } from './issueKinds.ts'

/** How a finding is dealt with. */
export type IssueRule = {
  readonly severity: Severity
  /** The list can't be sealed before this is decided: corrected, excluded, or kept where that is offered. */
  readonly blocks: boolean
  /** What can be done about all findings of the kind at once. */
  readonly fixes: readonly FixOffer[]
}

function error(fixes: readonly FixOffer[] = ['exclude']): IssueRule {
  return { severity: 'error', blocks: true, fixes }
}

function confirm(fixes: readonly FixOffer[] = ['keep', 'exclude']): IssueRule {
  return { severity: 'warning', blocks: true, fixes }
}

const decimalFixes = ['decimal-point', 'decimal-comma'] as const

/** Severity and offered fixes of every kind, in the order in which findings are listed. */
export const issueRules: Readonly<Record<IssueKind, IssueRule>> = {
  'no-rows': error([]),
  'total-too-large': error([]),
  'total-differs': confirm(['keep']),
  'unknown-header': error([]),
  'unclosed-quote': error(),
  'missing-cell': error(),
  'too-many-cells': error(),
  'other-token': error(),
  'total-line': error(),
  'total-with-address': confirm(['exclude', 'keep']),
  'address-malformed': error(),
  'address-in-text': error(['repair', 'exclude']),
  'addresses-in-one-cell': error(),
  'address-checksum': error(['exclude', 'keep']),
  'address-hidden-character': error(['repair', 'exclude']),
  'address-is-a-name': error(),
  'name-malformed': error(),
  'name-not-found': error(),
  'name-resolved': confirm(),
  'address-other-chain': error(),
  'address-zero': error(),
  'address-special': confirm(),
  'address-is-the-token': error(['exclude', 'keep']),
  'address-is-the-distributor': error(),
  'address-is-the-sender': confirm(),
  'address-repeated': confirm(['merge', 'keep-first', 'keep']),
  'address-look-alike': confirm(),
  'amount-malformed': error(),
  'amount-with-unit': error(['repair', 'exclude']),
  'amount-ambiguous': error(decimalFixes),
  'amount-maybe-thousands': confirm(decimalFixes),
  'amount-split': error(['repair', 'exclude']),
  'amount-scientific': error(['repair', 'exclude']),
  'amount-digits-lost': error(),
  'amount-percent': error(),
  'amount-unusual-character': error(['repair', 'exclude']),
  'amount-is-an-address': error(),
  'amount-negative': error(),
  'amount-zero': error(),
  'amount-too-many-decimals': error(),
  'amount-too-large': error(),
  'amount-large-share': confirm(),
  'amount-unusual': confirm(),
  'share-too-small': error(),
  'share-percent-sum': confirm(),
  'id-malformed': error(),
  'id-destroyed-by-spreadsheet': error(['exclude', 'keep']),
  'id-repeated': error(['keep-first', 'exclude']),
  // The sender may hold it when the drop is sent.
  'id-not-held': { severity: 'warning', blocks: false, fixes: ['exclude'] },
}

/** All kinds, in the order in which findings are listed. */
// Sound: the record has every kind and no other key.
export const issueKinds = Object.keys(issueRules) as readonly IssueKind[]

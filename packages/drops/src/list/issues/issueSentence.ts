import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { ColumnRole } from '../columns/columnRoles.ts'
import type { HeaderFault, SameLines } from './issueValues.ts'
import type { RowIssue } from './issue.ts'

/** Names that a header must have; they are the same in every language. */
const headerNames: Readonly<Record<ColumnRole, string>> = {
  account: 'address',
  amount: 'amount',
  id: 'id',
  note: 'note',
  token: 'token',
  chain: 'chain',
}

/** What a spreadsheet makes of `1.5` where that is the first of May. */
const isDate = /^\d{4}-\d{2}-\d{2}$/

function headerSentence({ absent }: HeaderFault): Sentence {
  return sentence(messages.unknownHeaderDetail, { names: listOf(absent.map((role) => headerNames[role])) })
}

function linesOf({ lines, hasMore }: SameLines): string | Sentence {
  const named = lines.join(', ')
  return hasMore ? sentence(messages.andMore, { lines: named }) : named
}

/** Sentences that tell nothing but the cell. */
const ofCell = {
  'address-malformed': messages.addressMalformedDetail,
  'address-checksum': messages.addressChecksumDetail,
  'amount-ambiguous': messages.amountAmbiguousDetail,
  'amount-split': messages.amountSplitDetail,
  'amount-digits-lost': messages.amountDigitsLostDetail,
  'amount-percent': messages.amountPercentDetail,
  'amount-is-an-address': messages.amountIsAnAddressDetail,
  'amount-negative': messages.amountNegativeDetail,
  'amount-zero': messages.amountZeroDetail,
  'amount-too-large': messages.amountTooLargeDetail,
  'id-malformed': messages.idMalformedDetail,
} as const

function isOfCell(issue: RowIssue): issue is Extract<RowIssue, { kind: keyof typeof ofCell }> {
  return issue.kind in ofCell
}

/** Says what was found about one line, with its values. */
export function issueSentence(issue: RowIssue): Sentence {
  if (isOfCell(issue)) return sentence(ofCell[issue.kind], { cell: issue.cell })
  switch (issue.kind) {
    case 'unknown-header':
      return headerSentence(issue)
    case 'unclosed-quote':
      return sentence(messages.unclosedQuoteDetail)
    case 'missing-cell':
      return sentence(messages.missingCellDetail, { role: issue.role })
    case 'too-many-cells':
      return sentence(messages.tooManyCellsDetail, { columns: `${issue.columns}`, cell: issue.cell })
    case 'other-token':
      return issue.token === undefined
        ? sentence(messages.otherTokenCoin)
        : sentence(messages.otherTokenDetail, { token: issue.token })
    case 'total-line':
      return sentence(messages.totalLineDetail)
    case 'total-with-address':
      return sentence(messages.totalWithAddressDetail)
    case 'address-in-text':
      return sentence(messages.addressInTextDetail, { cell: issue.cell, account: issue.account })
    case 'addresses-in-one-cell':
      return sentence(messages.addressesInOneCellDetail, { cell: issue.cell, count: issue.count })
    case 'address-hidden-character':
      return sentence(messages.addressHiddenCharacterDetail, { character: issue.character })
    case 'address-is-a-name':
      return sentence(messages.addressIsANameDetail, { name: issue.name })
    case 'name-malformed':
      return sentence(messages.nameMalformedDetail, {
        name: issue.name,
        reason: issue.reason || sentence(messages.nameCharacters),
      })
    case 'name-not-found':
      return sentence(messages.nameNotFoundDetail, { name: issue.name })
    case 'name-resolved':
      return sentence(messages.nameResolvedDetail, {
        name: issue.name,
        address: issue.address,
        block: `${issue.blockNumber}`,
      })
    case 'address-other-chain': {
      const { cell, chain, here } = issue
      return here === undefined
        ? sentence(messages.addressOtherChainUnsaid, { cell, chain })
        : sentence(messages.addressOtherChainDetail, { cell, chain, here })
    }
    case 'address-zero':
      return sentence(messages.addressZeroDetail)
    case 'address-special':
      return sentence(messages.addressSpecialDetail, { account: issue.account, use: issue.use })
    case 'address-is-the-token':
      return sentence(messages.addressIsTheTokenDetail)
    case 'address-is-the-distributor':
      return sentence(messages.addressIsTheDistributorDetail)
    case 'address-is-the-sender':
      return sentence(messages.addressIsTheSenderDetail)
    case 'address-repeated':
      return sentence(messages.addressRepeatedDetail, {
        withId: issue.withId ? 'yes' : 'no',
        lines: linesOf(issue),
      })
    case 'address-look-alike':
      return issue.line === undefined
        ? sentence(messages.addressLookAlikeKnown, { account: issue.account, digits: issue.digits })
        : sentence(messages.addressLookAlikeDetail, {
            account: issue.account,
            line: `${issue.line}`,
            digits: issue.digits,
          })
    case 'amount-malformed':
      return isDate.test(issue.cell)
        ? sentence(messages.amountIsADate, { cell: issue.cell })
        : sentence(messages.amountMalformedDetail, { cell: issue.cell })
    case 'amount-with-unit':
      return sentence(messages.amountWithUnitDetail, { cell: issue.cell, number: issue.number })
    case 'amount-maybe-thousands':
      return sentence(messages.amountMaybeThousandsDetail)
    case 'amount-scientific':
      return sentence(messages.amountScientificDetail, { cell: issue.cell, number: issue.number })
    case 'amount-unusual-character':
      return sentence(messages.amountUnusualCharacterDetail, { cell: issue.cell, character: issue.character })
    case 'amount-too-many-decimals':
      return issue.decimals === 0
        ? sentence(messages.amountTooManyDecimalsWhole, { cell: issue.cell })
        : sentence(messages.amountTooManyDecimalsDetail, { cell: issue.cell, decimals: `${issue.decimals}` })
    case 'amount-large-share':
      return sentence(messages.amountLargeShareDetail)
    case 'amount-unusual':
      return sentence(messages.amountUnusualDetail)
    case 'share-percent-sum':
      return sentence(messages.sharePercentSumDetail)
    case 'share-too-small':
      return sentence(messages.shareTooSmallDetail)
    case 'id-destroyed-by-spreadsheet':
      return issue.sign === 'scientific'
        ? sentence(messages.scientificDetail, { cell: issue.cell })
        : sentence(messages.idDestroyedBySpreadsheetDetail, { cell: issue.cell })
    case 'id-not-held':
      return sentence(messages.idNotHeldDetail, { id: `${issue.id}` })
    case 'id-repeated':
      return sentence(messages.idRepeatedDetail, { id: `${issue.id}`, lines: linesOf(issue) })
  }
}
